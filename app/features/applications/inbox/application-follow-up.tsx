import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { type Membership as MembershipState, memberships } from "#app/features/applications/application.ts";
import { seatingPath } from "#app/features/guests/seating-path.ts";
import { dayOf, instantOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { guestFrom } from "./guest-from.ts";
import { type ApplicationChanges, openTablesQuery } from "./inbox.query.ts";
import type { Application } from "./inbox.ts";
import { SeatForm } from "./seat-form.tsx";
import type { Taking } from "./use-taking.ts";

type Props = { application: Application; changes: ApplicationChanges; taking: Taking };

/** The hour of the business’s day at which a reminder is due. */
const reminderHour = "08:00";

const none = "none";

/** Makes a guest of a table of somebody who was accepted, out of what they answered. */
export function Seat({ application, changes, taking }: Props) {
	const { guest, name, version } = application;
	const t = useText("admin");
	const language = useLanguage();
	const tables = useQuery(openTablesQuery);
	const [tableId, setTableId] = useState(none);
	if (guest !== null) {
		return (
			<Panel title={t("applications.one.table")} className="pb-6">
				<div className="grid justify-items-start gap-3 px-5 sm:px-7">
					<p className="text-ink-soft wrap-anywhere">{t("applications.one.seated", { applicant: name })}</p>
					<Link to={seatingPath(guest.tableId)} className={compactClass("quiet")}>
						{t("applications.one.seeTable")}
					</Link>
				</div>
			</Panel>
		);
	}
	const dayOr = (day: string | null) =>
		day === null ? t("applications.one.undated") : formatFullDay(day, language);
	return (
		<Panel title={t("applications.one.table")} className="pb-3">
			<div className="grid gap-3 px-5 pb-3 sm:px-7">
				<p className="text-small text-ink-soft text-pretty">{t("applications.one.tableText")}</p>
				{tables.data?.length === 0 ? (
					<p>{t("applications.one.noTables")}</p>
				) : (
					<SelectField
						label={t("applications.one.chooseTable")}
						value={tableId}
						onChange={setTableId}
						options={[
							[none, t("applications.one.noTable")],
							...(tables.data ?? []).map(
								(table) =>
									[
										table.id,
										`${firstWritten(table, "title", language)}, ${dayOr(table.calendarDate)}`,
									] as const,
							),
						]}
					/>
				)}
			</div>
			{tableId === none ? null : (
				<SeatForm
					key={tableId}
					proposed={guestFrom(application, dayOf(new Date()))}
					seat={(guest) => changes.seat({ ...guest, tableId, version })}
					taking={taking}
				/>
			)}
		</Panel>
	);
}

export function Membership(props: Props & { membership: MembershipState }) {
	const { application, changes, taking, membership } = props;
	const t = useText("admin");
	const title = t("applications.one.membershipFailed");
	const saving = useApiMutation({
		send: changes.setMembership,
		refreshes: [],
		done: { title: t("applications.one.membershipSaved") },
		failed: { title },
		isAsked: (error) => {
			taking.refuse(error, title);
			return true;
		},
	});
	return (
		<Panel title={t("applications.one.membership")} className="pb-6">
			<div className="px-5 sm:px-7">
				<SelectField
					label={t("applications.state")}
					value={membership}
					onChange={(to) =>
						saving.mutate({ membership: to, version: application.version }, { onSuccess: taking.take })
					}
					options={memberships.map((one) => [one, t(`applications.memberships.${one}`)] as const)}
				/>
			</div>
		</Panel>
	);
}

export function Reminder({ application: { remindAt }, changes, taking }: Props) {
	const t = useText("admin");
	const saving = useApiMutation({
		send: changes.remindAt,
		refreshes: [],
		done: { title: t("applications.one.reminded") },
		failed: { title: t("applications.one.remindFailed") },
	});
	const day = remindAt === null ? "" : dayOf(new Date(remindAt));
	return (
		<Panel title={t("applications.one.reminder")} className="pb-6">
			<div className="px-5 sm:px-7">
				<Field label={t("applications.one.remindOn")} hint={t("applications.one.reminderText")}>
					{(control) => (
						<input
							{...control}
							type="date"
							min={dayOf(new Date())}
							key={day}
							defaultValue={day}
							onBlur={({ target: { value } }) => {
								const at = instantOf(`${value}T${reminderHour}`) ?? null;
								if (value !== day) saving.mutate(at, { onSuccess: taking.take });
							}}
							className={inputClass}
						/>
					)}
				</Field>
			</div>
		</Panel>
	);
}
