import { Tabs as RadixTabs } from "radix-ui";
import { type ReactNode, useState } from "react";

type Tab = { value: string; label: ReactNode; content: ReactNode };

/**
 * Panels of which one shows. One that was opened stays in the page, so that undoing still works
 * when it shows again. `label` names the group.
 */
export function Tabs(props: {
	label: string;
	tabs: readonly Tab[];
	value: string;
	onChange(value: string): void;
}) {
	const [opened, setOpened] = useState([props.value]);
	if (!opened.includes(props.value)) setOpened([...opened, props.value]);
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
					{opened.includes(value) ? content : null}
				</RadixTabs.Content>
			))}
		</RadixTabs.Root>
	);
}
