import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

/** Delays of the specification, section 9. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Surrounds controls with tooltips: moving from one to another shows the next at once. */
export function Tooltips({ children }: { children: ReactNode }) {
	return (
		<RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
			{children}
		</RadixTooltip.Provider>
	);
}

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
	return (
		<RadixTooltip.Root>
			<RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
			<RadixTooltip.Portal>
				<RadixTooltip.Content
					sideOffset={4}
					className="z-50 rounded-[2px] bg-ink px-2.5 py-1 text-[0.85rem] text-paper"
				>
					{text}
				</RadixTooltip.Content>
			</RadixTooltip.Portal>
		</RadixTooltip.Root>
	);
}
