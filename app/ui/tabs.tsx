import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

export type Tab = { value: string; label: ReactNode; content: ReactNode };

/**
 * Panels of which one shows. All stay in the page, so that nothing typed in a hidden one is lost. `label` names the
 * group; `look` is a line of words, or a small pair of pills.
 */
export function Tabs(props: {
	label: string;
	tabs: readonly Tab[];
	value: string;
	onChange(value: string): void;
}) {
	return (
		<RadixTabs.Root value={props.value} onValueChange={props.onChange}>
			<RadixTabs.List aria-label={props.label} className="flex gap-7 border-b border-clay">
				{props.tabs.map(({ value, label }) => (
					<RadixTabs.Trigger
						key={value}
						value={value}
						className="-mb-px flex min-h-12 cursor-pointer items-center gap-2.5 border-b-2 border-transparent text-base text-ink-soft hover:text-ink data-[state=active]:border-brand data-[state=active]:font-semibold data-[state=active]:text-ink"
					>
						{label}
					</RadixTabs.Trigger>
				))}
			</RadixTabs.List>
			{props.tabs.map(({ value, content }) => (
				<RadixTabs.Content
					key={value}
					value={value}
					forceMount
					tabIndex={-1}
					className="pt-6 data-[state=inactive]:hidden"
				>
					{content}
				</RadixTabs.Content>
			))}
		</RadixTabs.Root>
	);
}
