import { useEffect, useRef } from "react";
import { takeLostFocus } from "#app/admin-ui/focus.ts";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { MailedGuest, OrderAnswer } from "#app/features/guest-mails/guest-mail.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** What became of the last order, guest by guest. */
export function OrderResult({ answer, guests }: { answer: OrderAnswer; guests: readonly MailedGuest[] }) {
	const t = useText("admin");
	const said = useRef<HTMLDivElement>(null);
	// Once nobody is left, the button that sent the mail cannot be pressed any more.
	useEffect(() => takeLostFocus(said.current));
	return (
		<Panel title={t("guestMails.result")}>
			<div ref={said} role="status" tabIndex={-1}>
				<ul className="divide-y divide-clay border-t border-clay">
					{answer.outcomes.map(({ guestId, outcome }) => (
						<li key={guestId} className="flex flex-wrap gap-x-3 px-5 py-3 text-small sm:px-7">
							<span className="font-semibold">
								{guests.find((guest) => guest.id === guestId)?.firstName ?? "–"}
							</span>
							<span className={outcome === "ordered" ? "text-ink-soft" : "text-ember"}>
								{t(`guestMails.outcomes.${outcome}`)}
							</span>
						</li>
					))}
				</ul>
			</div>
		</Panel>
	);
}
