import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { recoveryCodeCount } from "./key.ts";
import { keysQuery, makeRecoveryCodes } from "./keys.query.ts";
import "./recovery-codes.css";

/** Shows recovery codes at the only time that they are told, to be printed. Open while there are any. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<Dialog open={codes.length > 0} onClose={onClose} title={t("keys.codesTitle")} text={t("keys.codesText")}>
			<p className="print-only mt-4">
				{t("keys.codesOf", {
					site: typeof location === "undefined" ? "" : location.host,
					when: formatMoment(new Date().toISOString(), language),
				})}
			</p>
			<ul className="recovery-codes mt-6 grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-[1.06rem]">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="mt-8 flex flex-wrap justify-end gap-3 print:hidden">
				<CompactButton look="quiet" onClick={() => window.print()}>
					{t("keys.print")}
				</CompactButton>
				<CompactButton look="primary" onClick={onClose}>
					{t("keys.keptThem")}
				</CompactButton>
			</div>
		</Dialog>
	);
}

/** Says how many codes are left, and makes new ones once the question is answered. */
export function RecoveryCodes({ left, onMade }: { left: number; onMade(codes: readonly string[]): void }) {
	const t = useText("admin");
	const [asking, setAsking] = useState(false);
	const making = useApiMutation({
		send: makeRecoveryCodes,
		refreshes: [keysQuery.queryKey],
		done: undefined,
		failed: { title: t("keys.makeFailed") },
	});
	return (
		<>
			<p className="text-ink-soft">{t("keys.recoveryText", { count: left, total: recoveryCodeCount })}</p>
			<CompactButton
				look="quiet"
				disabled={making.isPending}
				onClick={() => setAsking(true)}
				className="mt-4 justify-self-start"
			>
				{t("keys.makeCodes")}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t("keys.makeTitle")}
				text={t("keys.makeText")}
				cancel={t("keys.cancel")}
				confirm={t("keys.make")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					making.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes) });
				}}
			/>
		</>
	);
}
