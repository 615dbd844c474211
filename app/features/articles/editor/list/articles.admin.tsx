import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { SearchField } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { LanguageFilter } from "#app/content/language-filter.tsx";
import { missingFilters } from "#app/content/missing-languages.ts";
import { articleStatusFilters } from "#app/features/articles/article-summary.ts";
import {
	type ArticleFilter,
	articleListQuery,
	everyArticle,
	statsQuery,
} from "#app/features/articles/articles.query.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { ArticleList } from "./article-list.tsx";

export const meta = adminTitle((text) => text.articles.title);

export default function ArticlesScreen() {
	const t = useText("admin");
	const filter = useAddressFilter({
		all: everyArticle,
		choices: { status: articleStatusFilters, missing: missingFilters },
	});
	const language = useLanguage();
	const articles = useInfiniteQuery({
		...articleListQuery(filter.asked, language),
		placeholderData: keepPreviousData,
	});
	useErrorToast(articles.error, t("articles.failed"));
	const heading = useRef<HTMLHeadingElement>(null);
	const found = articles.data?.pages[0]?.total;
	// While the next list is loading, the last one stays, with its own count.
	const filtered = articles.data?.pageParams[0] !== articleListQuery(everyArticle, language).initialPageParam;

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("articles.title")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.authors} prefetch="intent" className={compactClass("quiet")}>
						{t("authors.title")}
					</Link>
					<Link to={adminPaths.addArticle} prefetch="intent" className={compactClass("primary")}>
						<Icon name="plus" />
						{t("articles.add")}
					</Link>
				</div>
			</ScreenHead>
			<UnfinishedList kinds={[articleDrafts]} />
			{found === 0 && !filtered && !articles.isPlaceholderData ? (
				<Panel>
					<ListState title={t("articles.emptyTitle")}>
						<TextLink to={adminPaths.addArticle}>{t("articles.emptyLink")}</TextLink>
					</ListState>
				</Panel>
			) : (
				<>
					<ArticleFilters filter={filter.typed} onFilter={filter.setTyped} />
					<ListHeading ref={heading} className="mt-7 mb-3">
						<Count found={found} filtered={filtered} failed={articles.isError} />
					</ListHeading>
					<ArticleList articles={articles} heading={heading} onClear={filter.clear} />
				</>
			)}
		</div>
	);
}

function Count(props: { found: number | undefined; filtered: boolean; failed: boolean }) {
	const { found, filtered, failed } = props;
	const t = useText("admin");
	const { data: stats } = useQuery(statsQuery);
	if (found === undefined) return t(failed ? "articles.failed" : "common.loading");
	if (!filtered || stats === undefined) return t("articles.count", { count: found });
	return t("articles.countOf", { shown: found, count: stats.totalArticles });
}

function ArticleFilters(props: { filter: ArticleFilter; onFilter(filter: ArticleFilter): void }) {
	const { filter, onFilter } = props;
	const t = useText("admin");
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem] sm:max-lg:[&>:first-child]:col-span-2">
			<SearchField
				label={t("articles.search")}
				value={filter.search}
				onSearch={(search) => onFilter({ ...filter, search })}
				placeholder={t("articles.searchPlaceholder")}
			/>
			<SelectField
				label={t("articles.status")}
				value={filter.status}
				onChange={(status) => onFilter({ ...filter, status })}
				options={articleStatusFilters.map((status) => [status, t(`articles.${status}`)] as const)}
			/>
			<LanguageFilter
				value={filter.missing}
				choices={missingFilters}
				onChange={(missing) => onFilter({ ...filter, missing })}
			/>
		</search>
	);
}
