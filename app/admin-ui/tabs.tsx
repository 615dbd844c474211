import { Tabs as RadixTabs } from "radix-ui";
import { type ReactNode, useState } from "react";

type Tab = { value: string; label: ReactNode; content: ReactNode };

/** Tabs; opened panels stay in the page. `isBeside` shows all side by side in a wide window. */
export function Tabs(props: {
	label: string;
	tabs: readonly Tab[];
	value: string;
	onChange(value: string): void;
	isBeside?: boolean;
}) {
	const { isBeside = false } = props;
	const [opened, setOpened] = useState([props.value]);
	const missing = props.tabs
		.map(({ value }) => value)
		.filter((value) => !opened.includes(value) && (isBeside || value === props.value));
	if (missing.length > 0) setOpened([...opened, ...missing]);
	return (
		<RadixTabs.Root
			value={props.value}
			onValueChange={props.onChange}
			className={isBeside ? "xl:grid xl:auto-cols-fr xl:grid-flow-col xl:gap-8" : undefined}
		>
			<RadixTabs.List
				aria-label={props.label}
				className={`flex flex-wrap gap-x-7 border-b border-clay ${isBeside ? "xl:hidden" : ""}`}
			>
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
			{props.tabs.map(({ value, label, content }) => (
				<RadixTabs.Content
					key={value}
					value={value}
					forceMount
					tabIndex={-1}
					className={`pt-6 data-[state=inactive]:hidden ${isBeside ? "xl:min-w-0 xl:data-[state=inactive]:block" : ""}`}
				>
					{isBeside ? (
						<p className="mb-6 hidden items-center gap-2.5 font-semibold xl:flex">{label}</p>
					) : null}
					{opened.includes(value) ? content : null}
				</RadixTabs.Content>
			))}
		</RadixTabs.Root>
	);
}
