import { MissedArcs } from "./arcs.tsx";
import { ButtonLink } from "./button.tsx";

/** A page whose content is not published, with a link to the list. */
export function NothingHere(props: { title: string; text: string; back: string; to: string }) {
	return (
		<main
			id="content"
			className="content flex min-h-[80svh] flex-col items-start justify-center gap-6 pt-32 pb-20"
		>
			<MissedArcs className="-ml-6 w-48" />
			<h1 className="text-title">{props.title}</h1>
			<p className="max-w-column text-lead">{props.text}</p>
			<ButtonLink look="quiet" to={props.to}>
				{props.back}
			</ButtonLink>
		</main>
	);
}
