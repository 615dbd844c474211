import { Fragment, type RefObject, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { addedPage, importedPage } from "#app/features/newsletter/consent.ts";
import { mailRefusalOf } from "#app/features/newsletter/mail-refusal.ts";
import { type Subscriber, type SubscriberPage, wasAskedByForm } from "#app/features/newsletter/subscriber.ts";
import { formatDay, formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import {
	eraseSubscriber,
	resendConfirmation,
	resumeSubscriber,
	subscriberChanges,
} from "./subscribers.query.ts";

type Props = {
	/** The pages that were read, one at least. */
	pages: SubscriberPage[];
	everybody: number;
	/** Gets the focus when the focused row is gone. */
	heading: RefObject<HTMLHeadingElement | null>;
	onClear(): void;
	/** Undefined if there is no next page. */
	onMore: (() => Promise<unknown>) | undefined;
	isReadingMore: boolean;
};

export function SubscriberList({ pages, everybody, heading, onClear, onMore, isReadingMore }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const [erasing, setErasing] = useState<Subscriber>();
	const subscribers = pages.flatMap((page) => page.subscribers);
	const rows = useFocusOnNewRows(subscribers.length);
	const total = pages[0]?.total ?? 0;
	const erasedOn = pages[0]?.erasedOn;
	const erasure =
		erasedOn === undefined ? undefined : t("subscribers.wasErased", { date: formatDay(erasedOn, language) });

	return (
		<>
			{subscribers.length > 0 ? (
				<>
					{erasure === undefined ? null : (
						<p className="border-b border-clay px-5 py-4 text-small sm:px-7">{erasure}</p>
					)}
					<SubscriberHead />
					<ul ref={rows} className="divide-y divide-clay">
						{subscribers.map((subscriber) => (
							<SubscriberRow
								key={subscriber.id}
								subscriber={subscriber}
								onErase={() => setErasing(subscriber)}
							/>
						))}
					</ul>
				</>
			) : erasure !== undefined ? (
				<ListState title={erasure} text={t("subscribers.wasErasedText")} />
			) : everybody === 0 ? (
				<ListState title={t("subscribers.emptyTitle")} text={t("subscribers.emptyText")} />
			) : (
				<ListState title={t("subscribers.noneTitle")} text={t("subscribers.noneText")}>
					<CompactButton look="quiet" onClick={onClear}>
						{t("subscribers.clear")}
					</CompactButton>
				</ListState>
			)}
			<MoreRows
				shown={t("subscribers.shown", { shown: subscribers.length, count: total })}
				label={t("subscribers.more")}
				loading={t("common.loading")}
				hasMore={onMore !== undefined}
				isLoading={isReadingMore}
				onMore={() => void onMore?.()}
			/>
			<EraseSubscriber
				subscriber={erasing}
				onClose={() => setErasing(undefined)}
				onErased={() => heading.current?.focus()}
			/>
		</>
	);
}

/** Asks before a person is erased. Open while there is a `subscriber`. */
function EraseSubscriber(props: { subscriber: Subscriber | undefined; onClose(): void; onErased(): void }) {
	const { subscriber, onClose, onErased } = props;
	const t = useText("admin");
	const erasure = useApiMutation({
		send: eraseSubscriber,
		refreshes: subscriberChanges,
		done: { title: t("subscribers.erased"), description: t("subscribers.erasedText") },
		failed: { title: t("subscribers.eraseFailed") },
	});
	return (
		<AlertDialog
			open={subscriber !== undefined}
			title={t("subscribers.eraseTitle")}
			text={t("subscribers.eraseText", { subscriber: subscriber?.email ?? "" })}
			cancel={t("common.cancel")}
			confirm={t("subscribers.erase")}
			onCancel={onClose}
			onConfirm={() => {
				if (subscriber !== undefined) erasure.mutate(subscriber.id, { onSuccess: onErased });
				onClose();
			}}
		/>
	);
}

const tones = { confirmed: "live", pending: "outline", unsubscribed: "calm" } as const;

/** The columns that the rows and their head share on wide screens. */
const columnsClass = "md:grid-cols-[minmax(0,1fr)_9.75rem_13.5rem_5.5rem] md:gap-x-4 xl:gap-x-6";

/** The column heads of wide screens. For screen readers, rows name their parts themselves. */
function SubscriberHead() {
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

type RowProps = { subscriber: Subscriber; onErase(): void };

function SubscriberRow({ subscriber, onErase }: RowProps) {
	const t = useText("admin");
	return (
		<li
			tabIndex={-1}
			className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 px-5 py-4 sm:px-7 md:items-start ${columnsClass}`}
		>
			<div className="min-w-0 md:py-1">
				<h3 className="font-sans text-base leading-snug font-semibold tracking-normal text-wrap wrap-anywhere">
					<Address email={subscriber.email} />
				</h3>
				<Origin subscriber={subscriber} />
				<SubscriberReach subscriber={subscriber} />
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-span-2 max-md:row-start-2 md:flex-col md:items-start md:py-1">
				<Badge tone={tones[subscriber.state]}>{t(`subscribers.${subscriber.state}`)}</Badge>
				<span className="text-small text-ink-soft">{locales[subscriber.language].name}</span>
			</div>
			<Dates subscriber={subscriber} />
			<RowActions subscriber={subscriber} onErase={onErase} />
		</li>
	);
}

/** Says where a subscriber came from, what they agreed to, and to which address they are moving. */
function Origin({ subscriber: { page, consent, requestedEmail } }: { subscriber: Subscriber }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<>
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
		</>
	);
}

function Dates({ subscriber }: { subscriber: Subscriber }) {
	const { subscribedAt, confirmedAt, unsubscribedAt, leavingReason, pausedUntil } = subscriber;
	const t = useText("admin");
	const language = useLanguage();
	const day = (instant: string) => ({ date: formatDay(instant, language) });
	return (
		<div className="text-small text-ink-soft max-md:col-span-2 max-md:row-start-3 md:py-1 md:whitespace-nowrap">
			<p>{t("subscribers.subscribedOn", day(subscribedAt))}</p>
			{confirmedAt === null ? null : <p>{t("subscribers.confirmedOn", day(confirmedAt))}</p>}
			{pausedUntil === null ? null : <p>{t("subscribers.pausedUntil", day(pausedUntil))}</p>}
			{unsubscribedAt === null ? null : <p>{t("subscribers.unsubscribedOn", day(unsubscribedAt))}</p>}
			{leavingReason === null ? null : (
				<p className="whitespace-normal">{t(`subscribers.reason.${leavingReason}`)}</p>
			)}
		</div>
	);
}

function RowActions({ subscriber, onErase }: RowProps) {
	const { id, email, state } = subscriber;
	const t = useText("admin");
	const resending = useApiMutation({
		send: resendConfirmation,
		refreshes: [],
		done: { title: t("subscribers.resent") },
		failed: { title: t("subscribers.resendFailed") },
	});
	return (
		<div className="-mr-2.5 flex justify-end max-md:col-start-2 max-md:row-start-1">
			{state === "pending" && wasAskedByForm(subscriber) ? (
				<IconButton
					label={t("subscribers.resendTo", { subscriber: email })}
					title={t("subscribers.resend")}
					aria-disabled={resending.isPending}
					onClick={() => resending.isPending || resending.mutate(id)}
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
	);
}

/** An address that breaks after punctuation rather than in a word. */
function Address({ email }: { email: string }) {
	const parts = [...email.matchAll(/[^@.+_-]+[@.+_-]*|[@.+_-]+/g)];
	return parts.map(({ 0: part, index }) => (
		<Fragment key={index}>
			{part}
			<wbr />
		</Fragment>
	));
}

/** Shows the refusals of an address; letters to a paused one can be resumed. */
function SubscriberReach({ subscriber }: { subscriber: Subscriber }) {
	const t = useText("admin");
	const language = useLanguage();
	const { email, id, state, refusals, refusal, refusedAt, complainedAt } = subscriber;
	const resuming = useApiMutation({
		send: resumeSubscriber,
		refreshes: subscriberChanges,
		done: { title: t("subscribers.resumed") },
		failed: { title: t("subscribers.resumeFailed") },
	});
	if (state === "unsubscribed" && complainedAt !== null) {
		return <p className="text-small text-ink-soft">{t("subscribers.complained")}</p>;
	}
	if (state !== "confirmed" || refusals === 0) return null;
	const status = refusal ?? "";
	const reason = t(`subscribers.refusals.${mailRefusalOf(status)}`);
	const facts = { count: refusals, reason, status };
	if (refusedAt === null) {
		return <p className="text-small text-ink-soft">{t("subscribers.refused", facts)}</p>;
	}
	return (
		<div className="mt-2 grid justify-items-start gap-2">
			<p className="border-l-2 border-brand pl-3 text-small text-pretty">
				<strong className="font-semibold">
					{t("subscribers.pausedSince", { date: formatDay(refusedAt, language) })}
				</strong>{" "}
				{t("subscribers.refused", facts)}
			</p>
			<CompactButton
				look="quiet"
				aria-label={t("subscribers.resumeOne", { subscriber: email })}
				aria-busy={resuming.isPending}
				onClick={() => resuming.isPending || resuming.mutate(id)}
			>
				{t("subscribers.resume")}
			</CompactButton>
		</div>
	);
}
