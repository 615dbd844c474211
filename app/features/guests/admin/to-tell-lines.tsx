import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { NewsCounts } from "#app/features/guests/guest-news.ts";
import { guestMailsPath } from "#app/features/guests/seating-path.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { guestsToTellQuery } from "./seating.query.ts";

/** Says how many guests of a table do not know what yet, each line with the way to the mail that tells them. */
export function ToTellLines({ tableId, news }: { tableId: string; news: NewsCounts }) {
	const t = useText("admin");
	return news.map(({ kind, guests }) => (
		<p key={kind} className="text-small font-semibold text-ember">
			{t(`guests.toTell.${kind}`, { count: guests })}{" "}
			<Link to={guestMailsPath(tableId, { kind })} className="inline-flex min-h-6 items-center">
				{t("guests.writeToThem")}
			</Link>
		</p>
	));
}

/** Reads how many guests of each table do not know what yet, by event. */
export function useGuestsToTell(): ReadonlyMap<string, NewsCounts> {
	const { data = [] } = useQuery(guestsToTellQuery);
	return new Map(data.map(({ tableId, news }) => [tableId, news]));
}
