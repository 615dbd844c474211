import { useEffect, useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { FileChoice } from "#app/admin-ui/file-choice.tsx";
import { FileLines } from "#app/admin-ui/file-lines.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import {
	type GuestImportOutcome,
	maxGuestBytes,
	maxGuestMegabytes,
	type UnreadableGuests,
} from "#app/features/guests/importing/guest-import.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { GuestColumnsChoice } from "./guest-columns-choice.tsx";
import { useGuestImport } from "./use-guest-import.ts";

/** A list of guests: looked at first, with every line that brings nobody, then imported whole. */
export function ImportGuests(props: { tableId: string; onImported(): void; onClose(): void }) {
	const { tableId, onImported, onClose } = props;
	const t = useText("admin");
	const { file, step, sending, choose, assign, confirm } = useGuestImport(tableId, onImported);
	const heading = useRef<HTMLHeadingElement>(null);
	const isImported = step.kind === "imported";
	// What was clicked on can have the focus no longer: the button above at first, then the one below.
	useEffect(() => heading.current?.focus(), []);
	useEffect(() => {
		if (isImported) heading.current?.focus();
	}, [isImported]);
	const count = step.kind === "looked" ? step.outcome.fresh : 0;
	const limit = { megabytes: maxGuestMegabytes };
	return (
		<Panel className="mb-6">
			<div className="grid gap-3 px-5 pt-6 sm:px-7">
				<h2 ref={heading} tabIndex={-1} className="text-heading">
					{t(isImported ? "guests.importing.done" : "guests.importing.title")}
				</h2>
				{isImported ? null : <p className="max-w-[44rem] text-ink-soft">{t("guests.importing.intro")}</p>}
			</div>
			{isImported ? null : (
				<FileChoice
					label={t("guests.importing.file")}
					hint={t("guests.importing.hint", limit)}
					choose={t("guests.importing.choose")}
					chooseOther={t("guests.importing.chooseOther")}
					tooLarge={t("guests.importing.tooLarge", limit)}
					maxBytes={maxGuestBytes}
					file={file}
					error={step.kind === "unreadable" ? faultOf(step.why, t) : undefined}
					progress={
						sending && (
							<p role="status">
								{t(sending === "look" ? "guests.importing.reading" : "guests.importing.adding")}
							</p>
						)
					}
					onFile={choose}
				/>
			)}
			{step.kind === "unreadable" && step.why.reason === "missing-column" ? (
				<GuestColumnsChoice reading={step.why} isOpen onAssign={assign} />
			) : null}
			{step.kind === "looked" ? (
				<GuestColumnsChoice reading={step.outcome} isOpen={false} onAssign={assign} />
			) : null}
			{step.kind === "looked" || step.kind === "imported" ? <Outcome outcome={step.outcome} /> : null}
			<div className="flex flex-wrap gap-3 px-5 pb-6 sm:px-7">
				{step.kind === "looked" ? (
					<CompactButton
						look="primary"
						disabled={count === 0}
						aria-disabled={sending !== undefined}
						onClick={confirm}
					>
						{count === 0 ? t("guests.importing.nobody") : t("guests.importing.confirm", { count })}
					</CompactButton>
				) : null}
				<CompactButton look="quiet" onClick={onClose}>
					{t(isImported ? "guests.importing.close" : "common.cancel")}
				</CompactButton>
			</div>
		</Panel>
	);
}

function Outcome({ outcome }: { outcome: GuestImportOutcome }) {
	const t = useText("admin");
	const language = useLanguage();
	const { kind, rows, fresh, leftOut } = outcome;
	return (
		<div className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7">
			{kind === "looked" ? (
				<h3 className="font-sans text-base font-semibold tracking-normal">
					{t("guests.importing.whatHappens")}
				</h3>
			) : null}
			<p>
				{t("guests.importing.rows", { count: rows })}{" "}
				<strong>
					{t(kind === "looked" ? "guests.importing.fresh" : "guests.importing.came", { count: fresh })}
				</strong>
			</p>
			<FileLines
				summary={t("guests.importing.leftOut", { count: leftOut.length })}
				lines={leftOut.map(({ line, reason, text }) => ({
					number: line,
					name: t("guests.importing.line", { line: formatCount(line, language) }),
					text,
					remark: t(`guests.importing.reason.${reason}`),
				}))}
				more={(more) => t("guests.importing.moreLines", { count: more })}
			/>
		</div>
	);
}

/** Why a file cannot be read, in words. */
function faultOf(
	{ reason, line, missing }: UnreadableGuests,
	t: ReturnType<typeof useText<"admin">>,
): string {
	const columns = missing.map((name) => t(`guests.importing.column.${name}`)).join(", ");
	return t(`guests.importing.unreadable.${reason}`, { line, columns });
}
