import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { PageLink, TextLink } from "#app/ui/page-link.tsx";
import { type BlogChoice, blogAddress, isFiltered } from "./blog-choice.ts";
import { badgeClass } from "./tag-links.tsx";

/** The categories as links: one row, which can be pushed aside on a small screen. */
export function CategoryLinks(props: { categories: { key: string; label: string }[]; present: string }) {
	const { categories, present } = props;
	const t = useText("blog");
	const language = useLanguage();
	if (categories.length < 2) return null;
	const all = { key: "", label: t("categories.all") };

	return (
		<nav aria-label={t("categories.label")} className="-mx-gutter border-b border-clay lg:mx-0">
			<ul className="-mb-px flex gap-x-7 overflow-x-auto pr-14 pl-gutter [scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-3.5rem),transparent)] lg:flex-wrap lg:px-0">
				{[all, ...categories].map(({ key, label }) => (
					<li key={key} className="shrink-0">
						<PageLink
							to={blogAddress(language, { category: key })}
							preventScrollReset
							aria-current={key === present ? "page" : undefined}
							className={`inline-flex min-h-12 min-w-6 items-center justify-center border-b-2 text-small outline-offset-[-2px] transition-colors ${
								key === present
									? "border-brand font-semibold"
									: "border-transparent text-ink-soft hover:text-ink"
							}`}
						>
							{label}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/**
 * The filters in effect, each with a link that removes it, and, `withAll`, a link to all articles.
 * `tag` is written as the articles write it.
 */
export function ActiveFilters({
	choice,
	tag,
	withAll,
}: {
	choice: BlogChoice;
	tag: string;
	withAll: boolean;
}) {
	const t = useText("blog");
	const language = useLanguage();
	if (!isFiltered(choice)) return null;

	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-3 text-small">
			{choice.search === "" && choice.tag === "" ? null : (
				<>
					<span className="text-ink-soft">{t("filters.label")}</span>
					{choice.search === "" ? null : (
						<FilterBadge name={choice.search} without={{ ...choice, search: "", page: 1 }} />
					)}
					{choice.tag === "" ? null : <FilterBadge name={tag} without={{ ...choice, tag: "", page: 1 }} />}
				</>
			)}
			{withAll ? (
				<TextLink to={blogAddress(language)} preventScrollReset>
					{t("filters.all")}
				</TextLink>
			) : null}
		</div>
	);
}

function FilterBadge({ name, without }: { name: string; without: BlogChoice }) {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<PageLink
			to={blogAddress(language, without)}
			preventScrollReset
			aria-label={t("filters.remove", { filter: name })}
			className={`${badgeClass} max-w-full gap-2 bg-mist`}
		>
			<span className="truncate">{name}</span>
			<svg
				viewBox="0 0 10 10"
				className="size-2.5 shrink-0"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				aria-hidden="true"
			>
				<path d="m1 1 8 8M9 1 1 9" />
			</svg>
		</PageLink>
	);
}
