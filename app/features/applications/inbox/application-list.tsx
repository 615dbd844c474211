import { Link } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { ApplicationBadges } from "./application-badges.tsx";
import type { ApplicationPage, ListedApplication } from "./inbox.ts";

type Props = {
	/** The pages that were read, one at least. */
	pages: ApplicationPage[];
	isFiltered: boolean;
	onClear(): void;
	/** Undefined if there is no next page. */
	onMore: (() => Promise<unknown>) | undefined;
	isReadingMore: boolean;
};

export function ApplicationList({ pages, isFiltered, onClear, onMore, isReadingMore }: Props) {
	const t = useText("admin");
	const applications = pages.flatMap((page) => page.applications);
	const rows = useFocusOnNewRows(applications.length);
	if (applications.length === 0 && isFiltered) {
		return (
			<ListState title={t("applications.noneTitle")} text={t("applications.noneText")}>
				<CompactButton look="quiet" onClick={onClear}>
					{t("applications.clear")}
				</CompactButton>
			</ListState>
		);
	}
	if (applications.length === 0)
		return <ListState title={t("applications.emptyTitle")} text={t("applications.emptyText")} />;
	return (
		<>
			<ul ref={rows} className="divide-y divide-clay">
				{applications.map((application) => (
					<Row key={application.id} application={application} />
				))}
			</ul>
			<MoreRows
				shown={t("applications.shown", { shown: applications.length, count: pages[0]?.total ?? 0 })}
				label={t("applications.more")}
				loading={t("common.loading")}
				hasMore={onMore !== undefined}
				isLoading={isReadingMore}
				onMore={() => void onMore?.()}
			/>
		</>
	);
}

function Row({ application }: { application: ListedApplication }) {
	const { id, form, state, membership, flags, remindAt, sentAt, language, name, isSealed } = application;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const reach = [application.email, application.telephone].filter(Boolean).join(" · ");
	return (
		<li
			tabIndex={-1}
			className="relative grid gap-x-6 gap-y-2 px-5 py-4 hover:bg-sand/40 sm:px-7 md:grid-cols-[minmax(0,1fr)_14rem_11rem] md:items-center"
		>
			<div className="min-w-0">
				<h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
					<Link
						to={adminPath("application", id)}
						className="inline-flex min-h-11 items-center no-underline after:absolute after:inset-0 hover:underline md:min-h-0"
					>
						{isSealed ? t("applications.sealed") : name || reach || t("applications.one.title")}
					</Link>
				</h3>
				<p className="text-small text-ink-soft wrap-anywhere">{reach}</p>
				{flags.map((flag) => (
					<p key={flag} className="mt-1 border-l-2 border-brand pl-3 text-small">
						{t(`applications.flags.${flag}`)}
					</p>
				))}
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<ApplicationBadges state={state} membership={membership} />
			</div>
			<div className="text-small text-ink-soft">
				<p>
					{t(`forms.names.${form}`)} · {locales[language].name}
				</p>
				<p>{t("applications.sent", { date: formatDay(sentAt, uiLanguage) })}</p>
				{remindAt === null ? null : (
					<p>{t("applications.reminderOn", { date: formatDay(remindAt, uiLanguage) })}</p>
				)}
			</div>
		</li>
	);
}
