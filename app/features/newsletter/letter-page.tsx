import type { ReactNode } from "react";
import { localizePath } from "../../language";
import { useLanguage, useText } from "../../text/text-context";
import { ButtonLink } from "../../ui/button";
import { Emphasis } from "../../ui/emphasis";

/** A short page of the newsletter: the two arcs, which meet once all is done, a title, a sentence, and what to do. */
export function LetterPage(props: {
	title: string;
	text?: string;
	/** The arcs: apart before, one circle after, missing each other when the link is no good. */
	arcs: "apart" | "together" | "missed";
	children?: ReactNode;
}) {
	return (
		<main id="content" className="content flex min-h-[80svh] flex-col justify-center pt-32 pb-20">
			<Arcs state={props.arcs} />
			<div aria-live="polite">
				<h1 className="mt-10 max-w-3xl text-title">
					<Emphasis text={props.title} />
				</h1>
				{props.text === undefined ? null : <p className="mt-6 max-w-column text-lead">{props.text}</p>}
			</div>
			<div className="mt-10 max-w-column empty:hidden">{props.children}</div>
		</main>
	);
}

/** The way on, once there is nothing left to do here. */
export function HomeLink() {
	const t = useText("newsletter");
	const language = useLanguage();
	return (
		<ButtonLink look="quiet" to={localizePath("/", language)}>
			{t("home")}
		</ButtonLink>
	);
}

const places = {
	apart: ["-translate-x-3", "translate-x-3"],
	together: ["translate-x-0", "translate-x-0"],
	missed: ["-translate-x-2", "translate-x-3 translate-y-5"],
} as const;

function Arcs({ state }: { state: keyof typeof places }) {
	const [left, right] = places[state];
	const moved = "transition-transform duration-700 ease-calm";
	return (
		<svg
			viewBox="0 0 160 160"
			className="size-28 overflow-visible"
			fill="none"
			strokeWidth="2"
			aria-hidden="true"
		>
			<path d="M80 10a70 70 0 0 0 0 140" className={`stroke-brand ${moved} ${left}`} />
			<path d="M80 10a70 70 0 0 1 0 140" className={`stroke-lagoon ${moved} ${right}`} />
		</svg>
	);
}
