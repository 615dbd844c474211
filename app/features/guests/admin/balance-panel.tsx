import { Link } from "react-router";
import { genders } from "#app/features/guests/guest.ts";
import type { Seating } from "#app/features/guests/seating.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";

/** How many seats women and men hold and how many are free; it stays in sight. */
export function BalancePanel({ seating }: { seating: Seating }) {
	const t = useText("admin");
	const { table, balance } = seating;
	if (table.size === null) {
		return (
			<p className="mb-6 border-l-2 border-brand pl-4">
				{t("guests.noSize")} <Link to={adminPaths.events}>{t("guests.noSizeLink")}</Link>
			</p>
		);
	}
	return (
		<dl className="sticky top-14 z-10 mb-6 grid grid-cols-2 divide-x divide-clay rounded-[2px] border border-clay bg-white lg:top-0">
			{genders.map((gender) => {
				const { seats, held } = balance[gender];
				return (
					<div key={gender} className="px-4 py-3 sm:px-7">
						<dt className="text-small font-semibold">
							{t(gender === "woman" ? "guests.women" : "guests.men")}
						</dt>
						<dd className="mt-1 grid gap-1.5">
							<Seats seats={seats} held={held} />
							<span className="text-small text-ink-soft">
								{t("guests.held", { count: held, seats })},{" "}
								{held < seats ? t("guests.free", { count: seats - held }) : t("guests.full")}
							</span>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** The seats as a row of chairs; the words beside them say the same. */
function Seats({ seats, held }: { seats: number; held: number }) {
	return (
		<span aria-hidden="true" className="flex flex-wrap gap-1.5">
			{Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
				<span
					key={seat}
					className={`size-4 rounded-full border border-ember ${seat < held ? "bg-ember" : "bg-white"}`}
				/>
			))}
		</span>
	);
}
