import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { MissedArcs, OverlappingRings } from "#app/ui/arcs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { type BlogChoice, blogAddress } from "./blog-choice.ts";

export function NoArticles() {
	const t = useText("blog");
	return (
		<EmptyState
			motif={<OverlappingRings className="-ml-11 w-48" />}
			title={t("empty.title")}
			text={t("empty.text")}
		/>
	);
}

export function NoneFound() {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<EmptyState
			motif={<MissedArcs className="-ml-5 w-40" />}
			title={t("noneFound.title")}
			text={t("noneFound.text")}
		>
			<ButtonLink look="quiet" to={blogAddress(language)} preventScrollReset>
				{t("filters.all")}
			</ButtonLink>
		</EmptyState>
	);
}

/** A search that comes too soon after many others. The typed text stays in the box above. */
export function TooManySearches({ waitSeconds }: { waitSeconds: number }) {
	const t = useText("blog");
	return (
		<div role="alert">
			<EmptyState
				motif={<MissedArcs className="-ml-5 w-40" />}
				title={t("tooMany.title")}
				text={t("tooMany.text", { count: waitSeconds })}
			/>
		</div>
	);
}

/** An address beyond the last page. */
export function BeyondLastPage({ choice }: { choice: BlogChoice }) {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<EmptyState
			motif={<MissedArcs className="-ml-5 w-40" />}
			title={t("beyond.title")}
			text={t("beyond.text")}
		>
			<ButtonLink look="quiet" to={blogAddress(language, { ...choice, page: 1 })}>
				{t("beyond.first")}
			</ButtonLink>
		</EmptyState>
	);
}

function EmptyState(props: {
	motif: React.ReactNode;
	title: string;
	text: string;
	children?: React.ReactNode;
}) {
	return (
		<div className="flex flex-col items-start gap-5 py-10 sm:py-16">
			{props.motif}
			<h2 className="mt-4 text-title">
				<Emphasis text={props.title} />
			</h2>
			<p className="max-w-column text-lead text-ink-soft">{props.text}</p>
			{props.children}
		</div>
	);
}
