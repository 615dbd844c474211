import { useInfiniteQuery } from "@tanstack/react-query";
import type { Seating } from "#app/features/guests/seating.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { seatingQuery } from "./seating.query.ts";

/**
 * What is taken to the restaurant: first names and what they do not eat, and nothing else. Everybody
 * who has a seat is on it, whatever the screen searches for.
 */
export function PrintedList({ seating, title }: { seating: Seating; title: string }) {
	const t = useText("admin");
	const everybody = useInfiniteQuery(seatingQuery(seating.table.id, ""));
	const guests = everybody.data?.pages.flatMap((page) => page.guests) ?? [];
	const seated = guests.filter(({ state }) => holdsSeat(state));
	return (
		<div className="print-only" data-printed-list="">
			<h1 className="mb-2 font-serif text-heading">{title}</h1>
			<p className="mb-6">
				{[seating.table.startTime, seating.table.location].filter(Boolean).join(" · ")}
				{seating.surname === "" ? null : (
					<>
						<br />
						{t("guests.printReserved", { surname: seating.surname })}
					</>
				)}
			</p>
			{seated.length === 0 ? (
				<p>{t("guests.printNobody")}</p>
			) : (
				<table className="w-full border-collapse text-left">
					<thead>
						<tr>
							<th className="border-b border-ink py-2 pr-6">{t("guests.firstName")}</th>
							<th className="border-b border-ink py-2">{t("guests.printDiet")}</th>
						</tr>
					</thead>
					<tbody>
						{seated.map((guest) => (
							<tr key={guest.id}>
								<td className="border-b border-ink/30 py-2 pr-6 align-top">{guest.firstName}</td>
								<td className="border-b border-ink/30 py-2">{guest.diet}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</div>
	);
}
