import { useInfiniteQuery } from "@tanstack/react-query";
import { firstWritten } from "#app/content/localized.ts";
import type { ListedGuest, Seating } from "#app/features/guests/seating.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { seatingQuery } from "./seating.query.ts";

/** The list for the restaurant: all who hold a seat, whatever the screen searches for. */
export function PrintedList(props: { seating: Seating; title: string; withTelephone: boolean }) {
	const { seating, title, withTelephone } = props;
	const t = useText("admin");
	const everybody = useInfiniteQuery(seatingQuery(seating.table.id, ""));
	const guests = everybody.data?.pages.flatMap((page) => page.guests) ?? [];
	const seated = guests.filter(({ state }) => holdsSeat(state));
	const groups = [
		{ title: t("guests.printConfirmed"), group: seated.filter(({ state }) => state !== "invited") },
		{ title: t("guests.printInvited"), group: seated.filter(({ state }) => state === "invited") },
	].filter(({ group }) => group.length > 0);
	return (
		<div className="print-only" data-printed-list="">
			<h1 className="mb-2 font-serif text-heading">{title}</h1>
			<p className="mb-6">
				{[seating.table.startTime, firstWritten(seating.table, "location", useLanguage())]
					.filter(Boolean)
					.join(" · ")}
				{seating.surname === "" ? null : (
					<>
						<br />
						{t("guests.printReserved", { surname: seating.surname })}
					</>
				)}
			</p>
			{seated.length === 0 ? <p>{t("guests.printNobody")}</p> : null}
			{groups.map(({ title: heading, group }) => (
				<section key={heading} className="mb-8">
					<h2 className="mb-1 font-sans text-base font-semibold tracking-normal">
						{heading} <span className="font-normal">{group.length}</span>
					</h2>
					<GuestTable guests={group} withTelephone={withTelephone} />
				</section>
			))}
		</div>
	);
}

function GuestTable({ guests, withTelephone }: { guests: ListedGuest[]; withTelephone: boolean }) {
	const t = useText("admin");
	const columns = [
		{ name: "firstName", heading: t("guests.firstName"), width: "w-1/4" },
		...(withTelephone
			? [{ name: "telephone", heading: t("guests.telephone"), width: "w-1/4" } as const]
			: []),
		{ name: "diet", heading: t("guests.printDiet"), width: "" },
	] as const;
	return (
		<table className="w-full table-fixed border-collapse text-left">
			<thead>
				<tr>
					{columns.map(({ name, heading, width }) => (
						<th key={name} className={`border-b border-ink py-2 pr-6 ${width}`}>
							{heading}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{guests.map((guest) => (
					<tr key={guest.id} className="break-inside-avoid">
						{columns.map(({ name }) => (
							<td key={name} className="border-b border-ink/30 py-2 pr-6 align-top wrap-anywhere">
								{guest[name]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
