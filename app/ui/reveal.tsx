import type { CSSProperties, ReactNode } from "react";
import { useReveal } from "./use-reveal.ts";

/**
 * Fades its content in when `share` of it (0 to 1) is in view, after `delay` milliseconds. Content in
 * the window from the start, without scripts or with reduced motion does not fade.
 */
export function Reveal(props: {
	as?: "div" | "li" | "figure";
	share?: number;
	delay?: number;
	className?: string;
	children: ReactNode;
}) {
	const { as: Tag = "div", share = 0.3, delay = 0, className, children } = props;
	const { ref, state } = useReveal(share);
	const style: CSSProperties & Record<"--reveal-delay", string> = { "--reveal-delay": `${delay}ms` };
	return (
		<Tag ref={ref} data-reveal={state} style={style} className={className}>
			{children}
		</Tag>
	);
}
