import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { PostForm } from "#app/api-client/post-form.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** A page behind a private link: two arcs that meet once all is done, title, text, actions. */
export function LinkPage(props: {
	title: string;
	text?: string;
	/** The circles: apart before, one after, missing each other if the link does not work. */
	arcs: "apart" | "together" | "missed";
	children?: ReactNode;
}) {
	return (
		<main id="content" className="relative overflow-hidden">
			<div className="content flex min-h-[80svh] flex-col justify-center pt-32 pb-20">
				<Arcs state={props.arcs} />
				<div aria-live="polite">
					<h1 className="mt-10 text-title lg:mt-0 lg:max-w-[55%]">
						<Emphasis text={props.title} />
					</h1>
					{props.text === undefined ? null : (
						<p className="mt-6 max-w-column text-lead wrap-anywhere lg:max-w-[34rem]">{props.text}</p>
					)}
				</div>
				<div key={props.title} className="first-click mt-10 max-w-column empty:hidden lg:max-w-[36rem]">
					{props.children}
				</div>
			</div>
		</main>
	);
}

export function HomeLink() {
	const t = useText("newsletter");
	const language = useLanguage();
	return (
		<ButtonLink look="quiet" to={localizePath("/", language)}>
			{t("home")}
		</ButtonLink>
	);
}

/** Position of the second arc, in the units of the drawing. */
const places = {
	apart: "translate-x-4",
	together: "translate-x-0",
	missed: "translate-x-5 translate-y-8",
} as const;

/** Small above the title on a phone, large on the right of wider screens. */
function Arcs({ state }: { state: keyof typeof places }) {
	return (
		<svg
			viewBox="9 9 142 142"
			className="size-28 overflow-visible lg:absolute lg:top-1/2 lg:right-[8vw] lg:size-[min(30rem,34vw)] lg:-translate-y-1/2"
			fill="none"
			strokeWidth="2"
			aria-hidden="true"
		>
			<path d="M80 10a70 70 0 0 0 0 140" className="stroke-brand" vectorEffect="non-scaling-stroke" />
			<path
				d="M80 10a70 70 0 0 1 0 140"
				className={`stroke-lagoon transition-transform duration-700 ease-calm ${places[state]}`}
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}

/** The button of a link's page. It posts: programs that check mails open the page itself. */
export function LinkButton(props: {
	label: string;
	/** The label while the post is on its way. */
	busy?: string;
	look: "primary" | "quiet";
	/** Tells the page's action which button was pressed. */
	intent?: string;
}) {
	const isPosting = useNavigation().state === "submitting";
	return (
		<PostForm intent={props.intent}>
			<button type="submit" className={`${buttonClass(props.look)} cursor-pointer`}>
				{isPosting && props.busy !== undefined ? props.busy : props.label}
			</button>
		</PostForm>
	);
}
