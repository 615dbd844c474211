import { Fragment } from "react";
import { Badge } from "#app/admin-ui/badge.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { addedPage, importedPage } from "#app/features/newsletter/consent.ts";
import { type Subscriber, wasAskedByForm } from "#app/features/newsletter/subscriber.ts";
import { formatDay, formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { SubscriberReach } from "./subscriber-reach.tsx";
import { resendConfirmation } from "./subscribers.query.ts";

const tones = { confirmed: "live", pending: "outline", unsubscribed: "calm" } as const;

/** Where there is room, the rows and their head share these columns. */
const columnsClass = "md:grid-cols-[minmax(0,1fr)_9.75rem_13.5rem_5.5rem] md:gap-x-4 xl:gap-x-6";

/**
 * What the columns are called, where there are columns. Rows say it themselves to screen readers.
 */
export function SubscriberHead() {
	const t = useText("admin");
	return (
		<div
			aria-hidden="true"
			className={`grid border-b border-clay px-5 py-3 text-small font-semibold max-md:hidden sm:px-7 ${columnsClass}`}
		>
			<span>{t("subscribers.address")}</span>
			<span>{t("subscribers.state")}</span>
			<span>{t("subscribers.dates")}</span>
		</div>
	);
}

/** A person of the newsletter: who, where they stand since when, and how to erase them. */
export function SubscriberRow({ subscriber, onErase }: { subscriber: Subscriber; onErase(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const { email, state, page, consent, subscribedAt, confirmedAt, unsubscribedAt } = subscriber;
	const { leavingReason, pausedUntil, requestedEmail } = subscriber;
	const resending = useApiMutation({
		send: resendConfirmation,
		refreshes: [],
		done: { title: t("subscribers.resent") },
		failed: { title: t("subscribers.resendFailed") },
	});
	const day = (instant: string) => ({ date: formatDay(instant, language) });
	return (
		<li
			tabIndex={-1}
			className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 px-5 py-4 sm:px-7 md:items-start ${columnsClass}`}
		>
			<div className="min-w-0 md:py-1">
				<h3 className="font-sans text-base leading-snug font-semibold tracking-normal text-wrap wrap-anywhere">
					<Address email={email} />
				</h3>
				<p className="text-small text-ink-soft wrap-anywhere">
					{page === addedPage
						? t("subscribers.fromHand")
						: page === importedPage
							? t("subscribers.fromImport", { file: consent?.fileName ?? "" })
							: t("subscribers.from", { page })}
				</p>
				{consent?.kind === "stated" ? (
					<p className="text-small text-ink-soft wrap-anywhere">
						{t("subscribers.statedConsent", {
							date: formatFullDay(consent.givenOn ?? "", language),
							statement: consent.statement,
						})}
					</p>
				) : null}
				{requestedEmail === null ? null : (
					<p className="text-small text-ink-soft wrap-anywhere">
						{t("subscribers.movingTo", { requestedEmail })}
					</p>
				)}
				<SubscriberReach subscriber={subscriber} />
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-span-2 max-md:row-start-2 md:flex-col md:items-start md:py-1">
				<Badge tone={tones[state]}>{t(`subscribers.${state}`)}</Badge>
				<span className="text-small text-ink-soft">{locales[subscriber.language].name}</span>
			</div>
			<div className="text-small text-ink-soft max-md:col-span-2 max-md:row-start-3 md:py-1 md:whitespace-nowrap">
				<p>{t("subscribers.subscribedOn", day(subscribedAt))}</p>
				{confirmedAt === null ? null : <p>{t("subscribers.confirmedOn", day(confirmedAt))}</p>}
				{pausedUntil === null ? null : <p>{t("subscribers.pausedUntil", day(pausedUntil))}</p>}
				{unsubscribedAt === null ? null : <p>{t("subscribers.unsubscribedOn", day(unsubscribedAt))}</p>}
				{leavingReason === null ? null : (
					<p className="whitespace-normal">{t(`subscribers.reason.${leavingReason}`)}</p>
				)}
			</div>
			<div className="-mr-2.5 flex justify-end max-md:col-start-2 max-md:row-start-1">
				{state === "pending" && wasAskedByForm(subscriber) ? (
					<IconButton
						label={t("subscribers.resendTo", { subscriber: email })}
						title={t("subscribers.resend")}
						aria-disabled={resending.isPending}
						onClick={() => resending.isPending || resending.mutate(subscriber.id)}
					>
						<Icon name="link" />
					</IconButton>
				) : null}
				<IconButton
					label={t("subscribers.eraseOne", { subscriber: email })}
					title={t("subscribers.erase")}
					onClick={onErase}
				>
					<Icon name="remove" />
				</IconButton>
			</div>
		</li>
	);
}

/** An address that breaks after one of its signs rather than in a word. */
function Address({ email }: { email: string }) {
	const parts = [...email.matchAll(/[^@.+_-]+[@.+_-]*|[@.+_-]+/g)];
	return parts.map(({ 0: part, index }) => (
		<Fragment key={index}>
			{part}
			<wbr />
		</Fragment>
	));
}
