import { useText } from "../../text/text-context";
import { Field, inputClass } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Select } from "../../ui/select";
import { type ArticleStatus, articleStatuses } from "../articles/article-listing";

/** The search and the status of the list. */
export function ArticleFilters(props: {
	search: string;
	onSearch(search: string): void;
	status: ArticleStatus;
	onStatus(status: ArticleStatus): void;
}) {
	const t = useText("admin");
	return (
		<search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
			<Field label={t("articles.search")}>
				{(control) => (
					<div className="relative">
						<Icon
							name="search"
							className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
						/>
						<input
							{...control}
							type="search"
							value={props.search}
							onChange={(event) => props.onSearch(event.target.value)}
							placeholder={t("articles.searchPlaceholder")}
							className={`${inputClass} pl-10.5`}
						/>
					</div>
				)}
			</Field>
			<Field label={t("articles.status")}>
				{(control) => (
					<Select
						control={control}
						value={props.status}
						onChange={props.onStatus}
						options={articleStatuses.map((status) => [status, t(`articles.${status}`)] as const)}
					/>
				)}
			</Field>
		</search>
	);
}
