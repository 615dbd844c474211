import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FoldingPanel } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { daysWithoutLetter, promisedDays } from "#app/features/letters/letter-promise.ts";
import { couldNotLeave } from "#app/features/letters/letter-state.ts";
import { refusingPath } from "#app/features/newsletter/subscribers/subscriber-choice.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { formatCount } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { reading, unread, useDashboardSources } from "./dashboard.context.ts";

/** Compares the website's claim about readers with the real number, and links to problems. */
export function NewsletterCard() {
	const t = useText("admin");
	const language = useLanguage();
	const claimed = useFacts().readers;
	const subscribers = useQuery(useDashboardSources().subscribers);
	useErrorToast(subscribers.error, t("dashboard.newsletterFailed"));
	const confirmed = subscribers.data?.confirmed;
	const known = confirmed === undefined ? undefined : formatCount(confirmed, language);
	const missing = claimed - (confirmed ?? 0);
	return (
		<FoldingPanel title={t("dashboard.newsletter")}>
			<dl className="grid grid-cols-2 border-y border-clay xl:grid-cols-1">
				<Figure label={t("dashboard.newsletterClaimed")} value={t("dashboard.newsletterClaim")} />
				<Figure
					label={t("dashboard.newsletterConfirmed")}
					value={known ?? (subscribers.isPending ? reading : unread)}
				/>
			</dl>
			<div className="px-5 pt-4 pb-2 sm:px-7">
				<p className="min-h-6 text-small text-ink-soft">
					{confirmed === undefined
						? null
						: missing > 0
							? t("dashboard.newsletterShort", { missing: formatCount(missing, language) })
							: t("dashboard.newsletterTrue")}
				</p>
				<LetterReminder />
				<LettersThatDidNotLeave />
				<RefusingAddresses count={subscribers.data?.refusing ?? 0} />
				<TextLink to={adminPaths.subscribers} className="text-small">
					{t("dashboard.newsletterLink")}
				</TextLink>
			</div>
		</FoldingPanel>
	);
}

function LetterReminder() {
	const t = useText("admin");
	const { data: letters } = useQuery(useDashboardSources().letters);
	if (letters === undefined) return null;
	const days = daysWithoutLetter(letters, new Date());
	if (days !== undefined && days <= promisedDays) return null;
	return (
		<Reminder to={adminPaths.letters} link={t("dashboard.letterLink")}>
			{days === undefined ? t("dashboard.letterNever") : t("dashboard.letterLate", { count: days })}
		</Reminder>
	);
}

/** Links to the letters that could not be sent at their time and are drafts again. */
function LettersThatDidNotLeave() {
	const t = useText("admin");
	const language = useLanguage();
	const { data: letters = [] } = useQuery(useDashboardSources().letters);
	return letters.filter(couldNotLeave).map((letter) => (
		<Reminder
			key={letter.id}
			to={adminPath("sendLetter", letter.id)}
			link={t("dashboard.letterDidNotLeaveLink")}
		>
			{t("dashboard.letterDidNotLeave", {
				subject: firstWritten(letter, "subject", language) || t("letters.noSubject"),
			})}
		</Reminder>
	));
}

function RefusingAddresses({ count }: { count: number }) {
	const t = useText("admin");
	if (count === 0) return null;
	return (
		<Reminder to={refusingPath} link={t("dashboard.refusingLink", { count })}>
			{t("dashboard.refusing", { count })}
		</Reminder>
	);
}

function Reminder({ to, link, children }: { to: string; link: string; children: string }) {
	return (
		<p className="mt-2 border-l-2 border-brand pl-3 text-small wrap-anywhere">
			{children}{" "}
			<Link to={to} prefetch="intent" className="text-link">
				{link}
			</Link>
		</p>
	);
}

function Figure({ label, value }: { label: string; value: string }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3 sm:px-7">
			<dt className="text-small">{label}</dt>
			<dd className="font-serif text-[1.5rem] leading-tight tabular-nums">{value}</dd>
		</div>
	);
}
