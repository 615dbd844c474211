import {
	type ArchivedLetter,
	type Edition,
	type EditionArticle,
	type EditionPart,
	partKey,
} from "#app/features/letters/edition.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink, TextLink } from "#app/ui/page-link.tsx";

const sizes = "(min-width: 60rem) 46rem, 100vw";

export function LetterView({ letter: { edition, sentAt } }: { letter: ArchivedLetter }) {
	const t = useText("letters");
	const language = useLanguage();
	return (
		<article lang={langOf(edition, language)} className="content pt-32 pb-section lg:pt-40">
			<div className="mx-auto max-w-column">
				<p className="label text-ember">{t("label")}</p>
				<h1 className="mt-4 text-title">{edition.subject}</h1>
				<p className="mt-4 text-small text-ink-soft">
					<time dateTime={sentAt}>{t("sentOn", { date: formatDay(sentAt, language) })}</time>
				</p>
				{edition.greeting === "" ? null : <p className="mt-10 text-lead">{edition.greeting}</p>}
				<div className="mt-10 grid grid-cols-1 gap-14">
					{edition.parts.map((part) => (
						<LetterPartView key={partKey(part)} part={part} editionLanguage={edition.language} />
					))}
				</div>
				<p className="mt-16 border-t border-clay pt-4">
					<TextLink to={localizePath(pages["newsletter/archive"], language)}>{t("all")}</TextLink>
				</p>
			</div>
		</article>
	);
}

/** The language of a letter that left in another one than the page's. */
function langOf(edition: Edition, pageLanguage: Edition["language"]): string | undefined {
	return edition.language === pageLanguage ? undefined : edition.language;
}

function LetterPartView({ part, editionLanguage }: { part: EditionPart; editionLanguage: Language }) {
	const t = useText("letters");
	const language = useLanguage();
	switch (part.kind) {
		case "words":
			return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />;
		case "article":
			return <ArticlePart article={part} editionLanguage={editionLanguage} />;
		case "tables":
			return (
				<section>
					<h2 className="text-heading">{t("tables")}</h2>
					<ul className="mt-4 border-b border-clay">
						{part.tables.map(({ title, when, place }) => (
							<li key={title + when} className="border-t border-clay py-4">
								<p className="font-semibold">{title}</p>
								<p className="text-ink-soft">{[when, place].filter(Boolean).join(" · ")}</p>
							</li>
						))}
					</ul>
					<TextLink to={localizePath(pages.socials, language)} className="mt-3">
						{t("seeTables")}
					</TextLink>
				</section>
			);
		case "quote":
			return (
				<figure>
					<blockquote className="font-serif text-heading whitespace-pre-line italic">{part.text}</blockquote>
					{part.source === "" ? null : (
						<figcaption className="mt-3 text-small text-ink-soft">{part.source}</figcaption>
					)}
				</figure>
			);
		case "picture":
			return (
				<MediaPicture url={part.imageUrl} alt={part.alt} sizes={sizes} className="w-full rounded-[2px]" />
			);
	}
}

function ArticlePart(props: { article: EditionArticle; editionLanguage: Language }) {
	const { article, editionLanguage } = props;
	const t = useText("letters");
	const lang = article.language === editionLanguage ? undefined : article.language;
	return (
		<section>
			{article.imageUrl === null || article.excerpt === "" ? null : (
				<MediaPicture
					url={article.imageUrl}
					alt={article.imageAlt}
					position={article.imagePosition}
					sizes={sizes}
					className="mb-5 aspect-3/2 w-full rounded-[2px] object-cover"
				/>
			)}
			{lang === undefined ? null : (
				<p className="label text-ember">
					{t("writtenIn", { language: nameOfLanguage(lang, editionLanguage) })}
				</p>
			)}
			<h2 lang={lang} className="text-heading">
				<PageLink to={article.path} className="hover:text-ember">
					{article.title}
				</PageLink>
			</h2>
			{article.excerpt === "" ? null : (
				<p lang={lang} className="mt-3 text-ink-soft">
					{article.excerpt}
				</p>
			)}
			<TextLink to={article.path} className="mt-2">
				{t("read")}
				<span className="sr-only">: {article.title}</span>
			</TextLink>
		</section>
	);
}

export function LetterMissing() {
	const t = useText("letters");
	const language = useLanguage();
	return (
		<main id="content" className="content flex min-h-[80svh] flex-col items-start justify-center pt-32 pb-20">
			<h1 className="text-title">
				<Emphasis text={t("missing.title")} />
			</h1>
			<p className="mt-6 mb-10 max-w-column text-lead text-ink-soft">{t("missing.text")}</p>
			<ButtonLink look="quiet" to={localizePath(pages["newsletter/archive"], language)}>
				{t("all")}
			</ButtonLink>
		</main>
	);
}
