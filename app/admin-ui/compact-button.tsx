import type { ComponentProps } from "react";

const shape =
	"inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[1.375rem] py-1.5 text-base leading-tight font-semibold no-underline transition-colors duration-200 ease-calm disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default";

const looks = {
	/** One a screen. */
	primary: "px-5 bg-ember text-white hover:bg-ink disabled:hover:bg-ember",
	quiet: "px-5 border border-ink/30 bg-white text-ink hover:border-ink disabled:hover:border-ink/30",
	plain: "px-3 text-ink underline-offset-4 hover:underline",
	danger: "px-5 border border-ember bg-white text-ember hover:bg-ember hover:text-white",
} as const;

type CompactLook = keyof typeof looks;

/** The classes of a button of the content area, for links. */
export function compactClass(look: CompactLook): string {
	return `${shape} ${looks[look]}`;
}

type ButtonProps = ComponentProps<"button">;

/** A button of the content area, smaller than those of public pages, but at least 44 px high. */
export function CompactButton({ look, className = "", ...button }: { look: CompactLook } & ButtonProps) {
	return <button type="button" {...button} className={`${compactClass(look)} ${className}`} />;
}

/** A button with an icon alone; `label` names it. */
export function IconButton({ label, className = "", ...button }: { label: string } & ButtonProps) {
	const classes = `${iconClass} ${className}`;
	return <button type="button" title={label} {...button} aria-label={label} className={classes} />;
}

export const iconClass =
	"inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft transition-colors duration-200 ease-calm hover:bg-sand hover:text-ink disabled:cursor-default disabled:opacity-40";
