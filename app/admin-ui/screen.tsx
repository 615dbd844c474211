import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { compactClass } from "./compact-button.tsx";
import { Icon } from "./icon.tsx";

export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<header className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<h1 tabIndex={-1} className="text-[clamp(1.75rem,1.45rem+1.2vw,2.4rem)] leading-tight">
				{title}
			</h1>
			{children}
		</header>
	);
}

/** A panel that is collapsed on a phone, to keep the ones after it in reach. */
export function FoldingPanel(props: { title: string; aside?: ReactNode; children: ReactNode }) {
	const [isPhone] = useState(() => window.matchMedia("(width < 40rem)").matches);
	if (!isPhone) return <Panel {...props} />;
	return (
		<section aria-label={props.title} className="rounded-[2px] bg-white">
			<details className="group">
				<summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 [&::-webkit-details-marker]:hidden">
					<h2 className="font-serif text-[1.3rem] leading-tight">{props.title}</h2>
					<Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
				</summary>
				{props.aside === undefined ? null : <div className="px-5 pb-2">{props.aside}</div>}
				{props.children}
			</details>
		</section>
	);
}

/** A white panel. With a title it is a section of the page. */
export function Panel(props: {
	title?: string;
	id?: string;
	aside?: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	const { title, id, aside, className = "", children } = props;
	if (title === undefined) return <div className={`rounded-[2px] bg-white ${className}`}>{children}</div>;
	return (
		<section id={id} aria-label={title} className={`rounded-[2px] bg-white ${className}`}>
			<div className="flex min-h-16 items-center justify-between gap-4 px-5 py-2 sm:px-7">
				<h2 className="font-serif text-[1.3rem] leading-tight">{title}</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

/** A part of a panel under a heading of its own. */
export function PanelSection({
	title,
	text,
	children,
}: {
	title: string;
	text?: string;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section className="px-5 py-6 sm:px-7" aria-labelledby={id}>
			<h3 id={id} className="font-sans text-base font-semibold tracking-normal">
				{title}
			</h3>
			{text === undefined ? null : <p className="mt-1 mb-3 text-ink-soft">{text}</p>}
			{children}
		</section>
	);
}

/** A notice above the panels of a screen, with a link to its subject. `spoken` names the link. */
export function LinkNotice(props: {
	title: string;
	text: string;
	link: string;
	to: string;
	spoken?: string;
}) {
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-[2px] border-l-2 border-brand bg-white px-5 py-4 sm:px-7">
			<div className="min-w-0 wrap-anywhere">
				<p className="font-semibold">{props.title}</p>
				<p className="max-w-column text-small text-ink-soft">{props.text}</p>
			</div>
			<Link to={props.to} prefetch="intent" aria-label={props.spoken} className={compactClass("quiet")}>
				{props.link}
			</Link>
		</div>
	);
}

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
