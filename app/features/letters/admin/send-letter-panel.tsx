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

/** To whom and when, and the one question before it leaves. */
export function SendLetterPanel(props: {
	letter: Letter;
	preview: LetterPreview;
	audience: Audience;
	onAudience(audience: Audience): void;
}) {
	const { letter, preview, audience, onAudience } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
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

	const nameOf = (language: LetterPreview["editions"][number]["language"]) =>
		nameOfLanguage(language, uiLanguage);
	const count = preview.editions.reduce((sum, { recipients }) => sum + recipients, 0);
	const facts = {
		count,
		languages: preview.editions
			.map(({ language, recipients }) => `${nameOf(language)} ${formatCount(recipients, uiLanguage)}`)
			.join(", "),
		sender: preview.sender,
		subject: preview.editions.map(({ subject }) => subject).join(" / "),
	};

	function ask(): void {
		const sendAt = isLater ? instantOf(typed) : null;
		if (sendAt === undefined || (sendAt !== null && Date.parse(sendAt) <= Date.now())) {
			setFault(t("letters.sendAtPast"));
			return;
		}
		setFault(undefined);
		setAsking({ sendAt });
	}

	const sendAt = asking?.sendAt ?? null;
	if (letter.state === "scheduled") {
		return (
			<Panel title={t("letters.send")}>
				<div className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7">
					<p>{t("letters.leavesOn", { date: formatBusinessMoment(letter.sendAt ?? "", uiLanguage) })}</p>
					<p className="wrap-anywhere">{t("letters.summary", facts)}</p>
					<LetterSteps letter={letter} />
				</div>
			</Panel>
		);
	}
	return (
		<Panel title={t("letters.send")}>
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<SelectField
					label={t("letters.audience")}
					value={audience}
					options={audiences.map((one) => [
						one,
						one === "all" ? t("letters.everyReader") : t("letters.readersOf", { language: nameOf(one) }),
					])}
					onChange={onAudience}
				/>
				<SelectField
					label={t("letters.when")}
					value={isLater ? "later" : "now"}
					options={[
						["now", t("letters.now")],
						["later", t("letters.later")],
					]}
					onChange={(when) => setLater(when === "later")}
				/>
				{isLater ? (
					<Field label={t("letters.sendAt")} error={fault}>
						{(control) => (
							<input
								{...control}
								type="datetime-local"
								value={typed}
								onChange={(event) => setTyped(event.target.value)}
								className={inputClass}
							/>
						)}
					</Field>
				) : null}
				<p className="text-small wrap-anywhere text-ink-soft">{t("letters.summary", facts)}</p>
				<CompactButton look="primary" disabled={blocked || sending.isPending} onClick={ask}>
					{t(isLater ? "letters.schedule" : "letters.sendNow")}
				</CompactButton>
			</div>
			<AlertDialog
				open={asking !== undefined}
				title={t("letters.confirmTitle")}
				text={
					sendAt === null
						? t("letters.confirmNow", facts)
						: t("letters.confirmLater", { ...facts, date: formatBusinessMoment(sendAt, uiLanguage) })
				}
				cancel={t("common.cancel")}
				confirm={t(sendAt === null ? "letters.confirmSend" : "letters.confirmSchedule")}
				onCancel={() => setAsking(undefined)}
				onConfirm={() => {
					sending.mutate(sendAt);
					setAsking(undefined);
				}}
			/>
		</Panel>
	);
}
