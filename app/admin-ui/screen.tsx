import type { ReactNode } from "react";

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
