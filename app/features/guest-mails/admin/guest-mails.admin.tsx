import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { feedbackDays } from "#app/features/feedback/feedback.ts";
import { lastDayToAsk, type TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { ToTellLines } from "#app/features/guests/admin/to-tell-lines.tsx";
import { countNews } from "#app/features/guests/guest-news.ts";
import { eventFormPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/guest-mails.admin";
import { GuestMailForm } from "./guest-mail-form.tsx";
import { tableMailsQuery } from "./guest-mails.query.ts";

export const meta = adminTitle((text) => text.guestMails.title);

export default function GuestMailsScreen({ params: { id } }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const mails = useQuery(tableMailsQuery(id));
	useErrorToast(mails.error, t("guestMails.failed"));
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("guestMails.title")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.events} className={compactClass("quiet")}>
						{t("guestMails.back")}
					</Link>
					<Link to={seatingPath(id)} className={compactClass("quiet")}>
						{t("guests.open")}
					</Link>
				</div>
			</ScreenHead>
			{mails.data !== undefined ? (
				<TableOfMails key={id} id={id} mails={mails.data} />
			) : (
				<Panel>
					{mails.isPending ? (
						<RowSkeletons rows={3} height="h-24" label={t("common.loading")} />
					) : (
						<ListState failed title={t("guestMails.failed")} text={t("guestMails.failedText")} />
					)}
				</Panel>
			)}
		</div>
	);
}

function TableOfMails({ id, mails }: { id: string; mails: TableMails }) {
	const t = useText("admin");
	const language = useLanguage();
	const { calendarDate, kinds, whyNone, guests } = mails;
	const [query] = useSearchParams();
	const news = countNews(guests.map((guest) => guest.news));
	const asked = kinds.find((kind) => kind === query.get("kind"));
	const first = asked ?? kinds.find((kind) => news.some((one) => one.kind === kind)) ?? kinds[0];
	return (
		<>
			<p className="-mt-3 mb-6 text-ink-soft">
				{[
					firstWritten(mails, "title", language),
					calendarDate === null ? "" : formatFullDay(calendarDate, language),
				]
					.filter(Boolean)
					.join(", ")}
			</p>
			{whyNone !== null ? (
				<Panel>
					<ListState
						title={t("guestMails.noKind")}
						text={t(`guestMails.noKindText.${whyNone}`, {
							days: feedbackDays,
							day: calendarDate === null ? "" : formatFullDay(lastDayToAsk(calendarDate), language),
						})}
					/>
				</Panel>
			) : first === undefined || guests.length === 0 ? (
				<Panel>
					<ListState title={t("guestMails.noGuests")} text={t("guestMails.noGuestsText")} />
				</Panel>
			) : (
				<>
					<div className="mb-6 grid gap-1 empty:hidden">
						<ToTellLines tableId={id} news={news} />
					</div>
					{mails.lacksPlace ? (
						<p className="mb-6 border-l-2 border-brand pl-4">
							{t("guestMails.lacksPlace")}{" "}
							<Link to={eventFormPath(id)} className="inline-flex min-h-6 items-center">
								{t("guestMails.lacksPlaceLink")}
							</Link>
						</p>
					) : null}
					<GuestMailForm
						key={`${asked} ${query.get("guest")}`}
						{...{ id, mails, first }}
						guest={query.get("guest") ?? undefined}
						isForWhatsApp={query.get("by") === "whatsapp"}
					/>
				</>
			)}
		</>
	);
}
