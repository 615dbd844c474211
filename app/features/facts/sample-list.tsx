import type { ReactNode, Ref } from "react";
import { Icon } from "#app/admin-ui/icon.tsx";
import { TextLink } from "#app/ui/page-link.tsx";

function scrollTo(group: HTMLElement | null): void {
	group?.scrollIntoView();
	group?.querySelector("summary")?.focus({ preventScroll: true });
}

/** A group of the list, folded away below its title until it is looked at. */
export function SampleList(props: {
	title: string;
	text?: string;
	id?: string;
	isOpen?: boolean;
	ref?: Ref<HTMLDetailsElement>;
	end?: ReactNode;
	children: ReactNode;
}) {
	return (
		<details
			id={props.id}
			open={props.isOpen}
			ref={props.isOpen ? scrollTo : props.ref}
			className="group border-t border-clay"
		>
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				<h3 className="font-sans text-base font-semibold tracking-normal">{props.title}</h3>
			</summary>
			<div className="pb-4 pl-7">
				{props.text === undefined ? null : (
					<p className="max-w-[44rem] text-small text-ink-soft">{props.text}</p>
				)}
				<ul className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">{props.children}</ul>
				{props.end}
			</div>
		</details>
	);
}

/** Links to where something of the sample is changed; `choice` stands before it. */
export function SampleLink(props: { to: string; choice?: ReactNode; children: ReactNode }) {
	return (
		<li className="flex items-center">
			{props.choice}
			<TextLink to={props.to} className="text-small">
				{props.children}
			</TextLink>
		</li>
	);
}
