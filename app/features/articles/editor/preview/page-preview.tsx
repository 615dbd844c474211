import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ToggleGroup } from "radix-ui";
import { useEffect, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type PageWidth, pageWidths, useFittingScale, widthOf } from "#app/admin-ui/page-widths.ts";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { ApiError } from "#app/api-client/api-error.ts";
import { excessOf } from "#app/content/excess.ts";
import { textsIn } from "#app/content/localized.ts";
import { type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import { blankDraft, inputOf, isSameDraft, withPresentSlugs } from "#app/features/articles/article-draft.ts";
import { pagePreviewQuery, type ShownPage } from "#app/features/articles/articles.query.ts";
import type { PagePreviewInput } from "#app/features/articles/previews.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { PreviewError } from "./text-error.tsx";

/** A pause in typing after which the page is rendered again, in milliseconds. */
const pause = 400;

/** The page of an article, rendered by the server from the form, for each device and language. */
export function PagePreview({ articleId, lang }: { articleId: string | null; lang: Language }) {
	const t = useText("admin");
	const [language, setLanguage] = useState(lang);
	const [width, setWidth] = useState(ownWidth);
	const { getValues, trigger } = useFormContext<ArticleDraft>();
	useWatch<ArticleDraft>();
	const draft = getValues();
	const article = withPresentSlugs(inputOf(draft, false));
	// Equal content is the same page, whichever object holds it.
	const written = useDebounced(JSON.stringify(article), pause);
	const { max } = articleFields.content;
	const contents = [lang, ...languages].map((one) => textsIn(draft, one)?.content ?? "");
	const excess = contents.map((content) => excessOf(content, max)).find(Boolean);
	const isEmpty = isSameDraft({ ...draft, publishAt: null }, blankDraft);
	const asked = useMemo(
		(): PagePreviewInput => ({ article: JSON.parse(written), id: articleId, language, written: lang }),
		[written, articleId, language, lang],
	);
	const preview = useQuery({
		...pagePreviewQuery(asked),
		enabled: excess === undefined && !isEmpty,
		placeholderData: keepPreviousData,
	});
	// The error message refers to the fields that are marked.
	useEffect(() => {
		if (preview.error instanceof ApiError && preview.error.status === 400) void trigger();
	}, [preview.error, trigger]);

	if (isEmpty) return <p className="py-6 text-ink-soft">{t("editor.previewEmpty")}</p>;
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap gap-x-6 gap-y-2">
				<ChoiceBar
					label={t("editor.previewWidth")}
					value={width}
					options={pageWidths.map((one) => ({ value: one, label: t(`editor.previewOn.${one}`) }))}
					onChange={setWidth}
				/>
				<ChoiceBar
					label={t("editor.previewLanguage")}
					value={language}
					options={languages.map((one) => ({ value: one, label: locales[one].name, lang: one }))}
					onChange={setLanguage}
				/>
			</div>
			{excess !== undefined || preview.isError ? (
				<PreviewError excess={excess} error={preview.error} onRetry={() => preview.refetch()} />
			) : (
				<PageFrame
					title={t("editor.previewOf")}
					page={preview.data}
					width={width}
					isBusy={preview.isFetching}
				/>
			)}
		</div>
	);
}

/** Returns this screen's width: a computer's page would be too small to read on a phone. */
function ownWidth(): PageWidth {
	return window.matchMedia("(min-width: 48rem)").matches ? "desktop" : "phone";
}

type Option<Value extends string> = { value: Value; label: string; lang?: string };

function ChoiceBar<Value extends string>(props: {
	label: string;
	value: Value;
	options: readonly Option<Value>[];
	onChange: (value: Value) => void;
}) {
	return (
		<ToggleGroup.Root
			type="single"
			aria-label={props.label}
			value={props.value}
			onValueChange={(chosen) => {
				const option = props.options.find(({ value }) => value === chosen);
				if (option !== undefined) props.onChange(option.value);
			}}
			className="-ml-1 flex"
		>
			{props.options.map(({ value, label, lang }) => (
				<ToggleGroup.Item
					key={value}
					value={value}
					lang={lang}
					className="min-h-11 cursor-pointer rounded-full px-3 text-small text-ink-soft hover:text-ink data-[state=on]:bg-sand data-[state=on]:font-semibold data-[state=on]:text-ink sm:px-4"
				>
					{label}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	);
}

/** The largest visible height of the frame, in CSS pixels. */
const height = 640;

/** A page as on a phone or a computer, scaled to fit; its scripts, forms and links are off. */
function PageFrame(props: {
	title: string;
	/** Undefined before the first one is loaded. */
	page: ShownPage | undefined;
	width: PageWidth;
	isBusy: boolean;
}) {
	const width = widthOf[props.width];
	const { box, scale } = useFittingScale<HTMLDivElement>(width);
	const shown = useMemo(() => props.page && wholePage(props.page), [props.page]);

	return (
		<div
			ref={box}
			aria-busy={props.isBusy}
			className="overflow-hidden rounded-[2px] bg-sand"
			style={{ height }}
		>
			{shown === undefined ? null : (
				<iframe
					// Of the same origin, so that it may load the site's fonts.
					sandbox="allow-same-origin"
					srcDoc={shown}
					title={props.title}
					className="mx-auto block max-w-none origin-top-left bg-paper ring-1 ring-clay"
					style={{
						width,
						height: height / scale,
						...(scale < 1 && { transform: `scale(${scale})`, margin: 0 }),
					}}
				/>
			)}
		</div>
	);
}

/** Wraps a page in a document with the site's styles, which the content area has loaded. */
function wholePage({ html, language }: ShownPage): string {
	const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")];
	const styles = sheets.map(({ outerHTML }) => outerHTML).join("");
	const head = `<meta charset="utf-8"><base target="_blank">${styles}`;
	return `<!doctype html><html lang="${language}"><head>${head}</head><body>${html}</body></html>`;
}
