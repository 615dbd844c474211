import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { type Audience, audiences, type Letter } from "#app/features/letters/letter.ts";
import type { LetterPreview } from "#app/features/letters/letter-check.ts";
import { instantOf } from "#app/i18n/business-time.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { LetterSteps } from "./letter-steps.tsx";
import { letterChanges, sendLetter } from "./letters.query.ts";

type Props = {
	letter: Letter;
	preview: LetterPreview;
	audience: Audience;
	onAudience(audience: Audience): void;
};

/** Asks to whom and when a letter goes, and once more before it leaves. */
export function SendLetterPanel(props: Props) {
	const { letter, preview } = props;
	const t = useText("admin");
	const summary = useSummary(preview);
	return (
		<Panel title={t("letters.send")}>
			{letter.state === "scheduled" ? (
				<Scheduled letter={letter} summary={summary} />
			) : (
				<SendForm {...props} summary={summary} />
			)}
		</Panel>
	);
}

type Summary = ReturnType<typeof useSummary>;

/** Words how many readers get a letter in which languages, from whom, and its subjects. */
function useSummary({ editions, sender }: LetterPreview) {
	const uiLanguage = useLanguage();
	return {
		count: editions.reduce((sum, { recipients }) => sum + recipients, 0),
		languages: editions
			.map(
				({ language, recipients }) =>
					`${nameOfLanguage(language, uiLanguage)} ${formatCount(recipients, uiLanguage)}`,
			)
			.join(", "),
		sender,
		subject: editions.map(({ subject }) => subject).join(" / "),
	};
}

/** Says when a letter leaves, with what can still be done to it. */
function Scheduled({ letter, summary }: { letter: Letter; summary: Summary }) {
	const t = useText("admin");
	const date = formatBusinessMoment(letter.sendAt ?? "", useLanguage());
	return (
		<div className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7">
			<p>{t("letters.leavesOn", { date })}</p>
			<p className="wrap-anywhere">{t("letters.summary", summary)}</p>
			<LetterSteps letter={letter} />
		</div>
	);
}

function SendForm({ letter, preview, audience, onAudience, summary }: Props & { summary: Summary }) {
	const t = useText("admin");
	const [isLater, setLater] = useState(false);
	const [typed, setTyped] = useState("");
	const [asking, setAsking] = useState<{ sendAt: string | null }>();
	const [fault, setFault] = useState<string>();
	const blocked = preview.checks.some(({ blocks }) => blocks);
	const sending = useApiMutation({
		send: (sendAt: string | null) => sendLetter(letter.id, { version: letter.version, audience, sendAt }),
		refreshes: letterChanges,
		done: { title: t(isLater ? "letters.scheduled" : "letters.started") },
		failed: { title: t("letters.sendFailed") },
	});

	function ask(): void {
		const sendAt = isLater ? instantOf(typed) : null;
		if (sendAt === undefined || (sendAt !== null && Date.parse(sendAt) <= Date.now())) {
			setFault(t("letters.sendAtPast"));
			return;
		}
		setFault(undefined);
		setAsking({ sendAt });
	}

	return (
		<>
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<AudienceField audience={audience} onAudience={onAudience} />
				<SelectField
					label={t("letters.when")}
					value={isLater ? "later" : "now"}
					options={[
						["now", t("letters.now")],
						["later", t("letters.later")],
					]}
					onChange={(when) => setLater(when === "later")}
				/>
				{isLater ? <TimeField value={typed} fault={fault} onChange={setTyped} /> : null}
				<p className="text-small wrap-anywhere text-ink-soft">{t("letters.summary", summary)}</p>
				<CompactButton look="primary" disabled={blocked || sending.isPending} onClick={ask}>
					{t(isLater ? "letters.schedule" : "letters.sendNow")}
				</CompactButton>
			</div>
			<SendQuestion
				asking={asking}
				summary={summary}
				onCancel={() => setAsking(undefined)}
				onConfirm={(sendAt) => {
					sending.mutate(sendAt);
					setAsking(undefined);
				}}
			/>
		</>
	);
}

function AudienceField({ audience, onAudience }: Pick<Props, "audience" | "onAudience">) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<SelectField
			label={t("letters.audience")}
			value={audience}
			options={audiences.map((one) => [
				one,
				one === "all"
					? t("letters.everyReader")
					: t("letters.readersOf", { language: nameOfLanguage(one, uiLanguage) }),
			])}
			onChange={onAudience}
		/>
	);
}

function TimeField(props: { value: string; fault: string | undefined; onChange(value: string): void }) {
	const t = useText("admin");
	return (
		<Field label={t("letters.sendAt")} error={props.fault}>
			{(control) => (
				<input
					{...control}
					type="datetime-local"
					value={props.value}
					onChange={(event) => props.onChange(event.target.value)}
					className={inputClass}
				/>
			)}
		</Field>
	);
}

function SendQuestion(props: {
	asking: { sendAt: string | null } | undefined;
	summary: Summary;
	onCancel(): void;
	onConfirm(sendAt: string | null): void;
}) {
	const { asking, summary } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const sendAt = asking?.sendAt ?? null;
	return (
		<AlertDialog
			open={asking !== undefined}
			title={t("letters.confirmTitle")}
			text={
				sendAt === null
					? t("letters.confirmNow", summary)
					: t("letters.confirmLater", { ...summary, date: formatBusinessMoment(sendAt, uiLanguage) })
			}
			cancel={t("common.cancel")}
			confirm={t(sendAt === null ? "letters.confirmSend" : "letters.confirmSchedule")}
			onCancel={props.onCancel}
			onConfirm={() => props.onConfirm(sendAt)}
		/>
	);
}
