import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { ExpectedGuest } from "./host-list.ts";
import { useArrivals } from "./use-arrivals.ts";

type Props = {
	/** The address of the list. */
	path: string;
	guests: readonly ExpectedGuest[];
	/** True if the last reading failed. */
	isCut: boolean;
};

/** The guests who are expected: each is ticked as they come, with or without network. */
export function Arrivals({ path, guests, isCut }: Props) {
	const t = useText("admin");
	const { waiting, tick } = useArrivals(path);
	const shown = guests.map((guest) => ({ ...guest, isHere: waiting[guest.id] ?? guest.isHere }));
	const here = shown.filter(({ isHere }) => isHere).length;
	const count = Object.keys(waiting).length;
	return (
		<Panel>
			<div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-4 sm:px-7">
				<p className="font-semibold">{t("people.guestList.count", { here, all: shown.length })}</p>
				<p role="status" className="text-small text-ink-soft">
					{count > 0
						? t("people.guestList.waiting", { count })
						: t(isCut ? "people.guestList.cut" : "people.guestList.saved")}
				</p>
			</div>
			{shown.length === 0 ? (
				<ListState title={t("people.guestList.nobody")} />
			) : (
				<ul className="divide-y divide-clay border-t border-clay">
					{shown.map(({ id, firstName, diet, isHere, payment }) => (
						<li key={id}>
							<label className="flex min-h-14 cursor-pointer items-center gap-4 px-5 py-1.5 sm:px-7">
								<input
									type="checkbox"
									className="size-7 shrink-0 cursor-pointer accent-lagoon"
									checked={isHere}
									onChange={(event) => tick(id, event.target.checked)}
								/>
								<span className="min-w-0 flex-1 wrap-anywhere">
									<span className="block font-semibold">{firstName}</span>
									{diet === "" ? null : <span className="block text-small">{diet}</span>}
								</span>
								{payment === null ? null : (
									<span className={`text-small ${payment === "due" ? "font-semibold" : "text-ink-soft"}`}>
										{t(`people.guestList.${payment}`)}
									</span>
								)}
							</label>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}
