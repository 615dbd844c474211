import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";

/** The head of a screen of the content area: its title, and what can be done there. */
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

/** A panel that is folded away below its title on a phone, where it would push the ones after it out of reach. */
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

/** A white sheet on the sand. With a title it is a section of the page. */
export function Panel(props: {
	title?: string;
	/** Under which addresses lead to it. */
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
