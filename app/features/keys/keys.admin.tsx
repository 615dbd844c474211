import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, PanelSection } from "#app/admin-ui/screen.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useMe } from "#app/features/session/me-context.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { hasStrongKey, type OwnKeys } from "./key.ts";
import { chooseCodeAlone, keysQuery } from "./keys.query.ts";
import { OneTimeCodes } from "./one-time-codes.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes, RecoveryCodesDialog } from "./recovery-codes.tsx";

/** The keys of the person who is signed in; the route inside adds the access code, sessions and devices. */
export default function KeysSettings() {
	const t = useText("admin");
	const keys = useQuery(keysQuery);
	useErrorToast(keys.error, t("keys.failed"));
	return (
		<>
			<Panel title={t("keys.title")}>
				{keys.data === undefined ? (
					<div className="border-t border-clay px-5 py-6 sm:px-7">
						{keys.isPending ? (
							<div role="status" aria-label={t("common.loading")} className="h-72" />
						) : (
							<CompactButton look="quiet" onClick={() => keys.refetch()}>
								{t("common.retry")}
							</CompactButton>
						)}
					</div>
				) : (
					<Keys keys={keys.data} />
				)}
			</Panel>
			<Outlet />
		</>
	);
}

function Keys({ keys }: { keys: OwnKeys }) {
	const t = useText("admin");
	const hasCode = useMe().data?.hasCode !== false;
	const [told, setTold] = useState<readonly string[]>([]);
	return (
		<div className="grid divide-y divide-clay border-t border-clay">
			<PanelSection title={t("keys.passkeysTitle")} text={t("keys.passkeysText")}>
				<Passkeys passkeys={keys.passkeys} onMade={setTold} />
			</PanelSection>
			{hasCode ? (
				<PanelSection title={t("keys.oneTimeTitle")} text={t("keys.oneTimeText")}>
					<OneTimeCodes since={keys.oneTimeCodesSince} onMade={setTold} />
				</PanelSection>
			) : (
				<p className="px-5 py-6 text-ink-soft sm:px-7">{t("keys.noCode")}</p>
			)}
			{hasCode && hasStrongKey(keys) ? (
				<PanelSection title={t("keys.recoveryTitle")}>
					<RecoveryCodes left={keys.recoveryCodesLeft} onMade={setTold} />
				</PanelSection>
			) : null}
			{hasCode && hasStrongKey(keys) ? <CodeAlone isAlone={keys.codeAlone} /> : null}
			<RecoveryCodesDialog codes={told} onClose={() => setTold([])} />
		</div>
	);
}

/** Refuses the access code alone, as soon as the switch is moved. */
function CodeAlone({ isAlone }: { isAlone: boolean }) {
	const t = useText("admin");
	const choosing = useApiMutation({
		send: chooseCodeAlone,
		refreshes: [keysQuery.queryKey],
		done: { title: t("keys.aloneSaved") },
		failed: { title: t("keys.aloneFailed") },
	});
	const isRefused = !(choosing.isPending ? choosing.variables : isAlone);
	return (
		<div className="px-5 py-6 sm:px-7">
			<Switch
				label={t("keys.aloneLabel")}
				hint={t("keys.aloneHint")}
				checked={isRefused}
				onChange={(refuse) => choosing.mutate(!refuse)}
			/>
		</div>
	);
}
