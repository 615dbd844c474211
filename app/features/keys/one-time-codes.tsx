import { type FormEvent, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { OneTimeSecret } from "./key.ts";
import { beginOneTimeCodes, confirmOneTimeCodes, keysQuery, turnOffOneTimeCodes } from "./keys.query.ts";
import { QrCode } from "./qr-code.tsx";

type Props = { since: string | null; onMade(codes: readonly string[]): void };

/** Turns one-time codes on by a first one, and off. */
export function OneTimeCodes({ since, onMade }: Props) {
	const t = useText("admin");
	const [secret, setSecret] = useState<OneTimeSecret>();
	const beginning = useApiMutation({
		send: beginOneTimeCodes,
		refreshes: [],
		done: undefined,
		failed: { title: t("keys.turnOnFailed") },
	});
	if (since !== null) return <TurnOff since={since} />;
	if (secret === undefined) {
		return (
			<CompactButton
				look="quiet"
				disabled={beginning.isPending}
				onClick={() => beginning.mutate(undefined, { onSuccess: setSecret })}
			>
				{t("keys.turnOn")}
			</CompactButton>
		);
	}
	return <Enrolment secret={secret} onMade={onMade} onClose={() => setSecret(undefined)} />;
}

function TurnOff({ since }: { since: string }) {
	const t = useText("admin");
	const when = formatMoment(since, useLanguage());
	const [asking, setAsking] = useState(false);
	const turningOff = useApiMutation({
		send: turnOffOneTimeCodes,
		refreshes: [keysQuery.queryKey],
		done: { title: t("keys.turnedOff") },
		failed: { title: t("keys.turnOffFailed") },
	});
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6">
			<p>{t("keys.onSince", { when })}</p>
			<CompactButton
				look="plain"
				disabled={turningOff.isPending}
				onClick={() => setAsking(true)}
				className="-mr-3 max-sm:-ml-3"
			>
				{t("keys.turnOff")}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t("keys.turnOffTitle")}
				text={t("keys.turnOffText")}
				cancel={t("keys.cancel")}
				confirm={t("keys.turnOff")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					turningOff.mutate(undefined);
				}}
			/>
		</div>
	);
}

/** The secret as a picture and as letters, and the field of the first code. */
function Enrolment(props: { secret: OneTimeSecret; onMade: Props["onMade"]; onClose(): void }) {
	const { secret, onMade, onClose } = props;
	const t = useText("admin");
	const [code, setCode] = useState("");
	const confirming = useApiMutation({
		send: confirmOneTimeCodes,
		refreshes: [keysQuery.queryKey],
		done: { title: t("keys.turnedOn"), description: t("keys.turnedOnText") },
		failed: { title: t("keys.turnOnFailed") },
		isAsked: isWrong,
	});

	function submit(event: FormEvent): void {
		event.preventDefault();
		confirming.mutate(code, {
			onSuccess: ({ recoveryCodes }) => {
				onMade(recoveryCodes);
				onClose();
			},
		});
	}

	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<p>{t("keys.scan")}</p>
			<QrCode text={secret.uri} label={t("keys.picture")} />
			<p>
				{t("keys.secret")}
				<code className="block font-mono text-[1.06rem] wrap-anywhere">
					{secret.secret.replace(/.{4}(?=.)/g, "$& ")}
				</code>
			</p>
			<Field label={t("keys.firstCode")} error={isWrong(confirming.error) ? t("keys.firstWrong") : undefined}>
				{(control) => (
					<input
						{...control}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={20}
						value={code}
						onChange={(event) => setCode(event.target.value)}
						className={`${inputClass} max-w-48 tabular-nums`}
					/>
				)}
			</Field>
			<div className="flex flex-wrap gap-3">
				<CompactButton look="primary" type="submit" disabled={confirming.isPending}>
					{t("keys.confirm")}
				</CompactButton>
				<CompactButton look="quiet" onClick={onClose}>
					{t("keys.cancel")}
				</CompactButton>
			</div>
		</form>
	);
}

function isWrong(error: Error | null): boolean {
	return error instanceof ApiError && error.code === "wrong-code";
}
