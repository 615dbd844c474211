import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A collapsible section, whose content is rendered only while it is open. */
export function Disclosure(props: {
	title: string;
	isOpen: boolean;
	onToggle(isOpen: boolean): void;
	className: string;
	children: ReactNode;
}) {
	return (
		<details
			open={props.isOpen}
			onToggle={(event) => props.onToggle(event.currentTarget.open)}
			className={`group border-clay ${props.className}`}
		>
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				{props.title}
			</summary>
			{props.isOpen ? props.children : null}
		</details>
	);
}
