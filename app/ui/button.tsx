import type { ComponentProps, ReactNode } from "react";
import { ArcMark } from "./arcs.tsx";
import { PageLink } from "./page-link.tsx";

const shape =
	"group inline-flex min-h-12 items-center justify-center gap-3 rounded-full px-6 py-3 md:px-7 text-[1.19rem] leading-tight font-bold no-underline transition-colors duration-300 ease-calm";

const looks = {
	/** One a screen. White on the brand colour needs a large bold label (3.66:1). */
	primary: "bg-brand text-white hover:bg-ember",
	quiet: "border border-current text-ink hover:bg-ink hover:text-paper",
	onDark: "border border-current text-paper hover:bg-paper hover:text-lagoon",
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for elements that are not links. */
export function buttonClass(look: ButtonLook): string {
	return `${shape} ${looks[look]}`;
}

export function ButtonLink({
	look,
	children,
	...link
}: { look: ButtonLook } & ComponentProps<typeof PageLink>) {
	return (
		<PageLink {...link} className={buttonClass(look)}>
			<Label>{children}</Label>
		</PageLink>
	);
}

type OutboundProps = {
	look: ButtonLook;
	href: string;
	/** The address that counts it, if any. */
	ping?: string;
	newTab: string;
	children: ReactNode;
};

/** A link to another site opens in a new tab; a path stays in this one. */
export const tabOf = (href: string) => (href.startsWith("/") ? {} : { target: "_blank", rel: "noopener" });

/** A link that looks like a button; one to another site opens in a new tab, as `newTab` says. */
export function OutboundButton({ href, look, newTab, ...props }: OutboundProps) {
	return (
		<a href={href} ping={props.ping} {...tabOf(href)} className={buttonClass(look)}>
			<Label>{props.children}</Label>
			{href.startsWith("/") ? null : <span className="sr-only">{` (${newTab})`}</span>}
		</a>
	);
}

function Label({ children }: { children: ReactNode }) {
	return (
		<>
			<span className="transition-transform duration-300 ease-calm group-hover:-translate-x-0.5">
				{children}
			</span>
			<ArcMark />
		</>
	);
}
