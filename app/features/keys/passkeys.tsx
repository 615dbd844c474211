import { type FormEvent, useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Passkey, passkeyNameMaxLength } from "./key.ts";
import { addPasskey, keysQuery, removePasskey, renamePasskey } from "./keys.query.ts";

type Props = { passkeys: readonly Passkey[]; onMade(codes: readonly string[]): void };

/** A person's passkeys, with what they are called, and a button to add one. */
export function Passkeys({ passkeys, onMade }: Props) {
	const t = useText("admin");
	const list = useRef<HTMLUListElement>(null);
	const [renamed, setRenamed] = useState<Passkey>();
	const [removed, setRemoved] = useState<Passkey>();
	const removing = useApiMutation({
		send: removePasskey,
		refreshes: [keysQuery.queryKey],
		done: { title: t("keys.removed") },
		failed: { title: t("keys.removeFailed") },
	});
	return (
		<>
			<ul ref={list} tabIndex={-1} aria-label={t("keys.passkeysTitle")} className="divide-y divide-clay">
				{passkeys.map((passkey) => (
					<Row key={passkey.id} passkey={passkey} onRename={setRenamed} onRemove={setRemoved} />
				))}
			</ul>
			<AddButton onMade={onMade} />
			{renamed === undefined ? null : (
				<RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
			)}
			<DeletionDialog
				item={removed}
				title={t("keys.removeTitle", { passkey: removed?.name ?? "" })}
				text={t("keys.removeText")}
				cancel={t("keys.cancel")}
				confirm={t("keys.remove")}
				onDelete={({ id }, callbacks) => removing.mutate(id, callbacks)}
				onDeleted={() => list.current?.focus()}
				onClose={() => setRemoved(undefined)}
			/>
		</>
	);
}

function Row(props: {
	passkey: Passkey;
	onRename(passkey: Passkey): void;
	onRemove(passkey: Passkey): void;
}) {
	const { passkey, onRename, onRemove } = props;
	const t = useText("admin");
	const language = useLanguage();
	const { name, createdAt, lastUsedAt, isUsable, relyingParty } = passkey;
	const when = formatMoment(createdAt, language);
	const detail =
		lastUsedAt === null
			? t("keys.made", { when })
			: t("keys.used", { when, used: formatMoment(lastUsedAt, language) });
	return (
		<li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 py-2">
			<div className="min-w-0 wrap-anywhere">
				<p>{name}</p>
				<p className="text-small text-ink-soft">{detail}</p>
				{isUsable ? null : (
					<p className="text-small text-fault">{t("keys.otherAddress", { address: relyingParty })}</p>
				)}
			</div>
			<div className="-mr-3 flex max-sm:-ml-3">
				<CompactButton
					look="plain"
					aria-label={t("keys.renameOne", { passkey: name })}
					onClick={() => onRename(passkey)}
				>
					{t("keys.rename")}
				</CompactButton>
				<CompactButton
					look="plain"
					aria-label={t("keys.removeOne", { passkey: name })}
					onClick={() => onRemove(passkey)}
				>
					{t("keys.remove")}
				</CompactButton>
			</div>
		</li>
	);
}

function AddButton({ onMade }: Pick<Props, "onMade">) {
	const t = useText("admin");
	const adding = useApiMutation({
		send: addPasskey,
		refreshes: [keysQuery.queryKey],
		done: { title: t("keys.added") },
		failed: (error) => ({ title: t("keys.addFailed"), ...descriptionOf(error) }),
	});

	/** Says what the browser refused; what the server says stands in its answer. */
	function descriptionOf({ name }: Error): { description?: string } {
		if (name === "NotAllowedError" || name === "AbortError") return { description: t("keys.dismissed") };
		if (name === "InvalidStateError") return { description: t("keys.known") };
		return name === "ApiError" ? {} : { description: t("keys.unsupported") };
	}

	return (
		<CompactButton
			look="quiet"
			disabled={adding.isPending}
			onClick={() => adding.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes) })}
			className="mt-3"
		>
			{t(adding.isPending ? "keys.adding" : "keys.addPasskey")}
		</CompactButton>
	);
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose(): void }) {
	const t = useText("admin");
	const [name, setName] = useState(passkey.name);
	const [isWrong, setWrong] = useState(false);
	const renaming = useApiMutation({
		send: renamePasskey,
		refreshes: [keysQuery.queryKey],
		done: { title: t("keys.renamed") },
		failed: { title: t("keys.renameFailed") },
	});

	function submit(event: FormEvent): void {
		event.preventDefault();
		const length = name.trim().length;
		setWrong(length === 0 || length > passkeyNameMaxLength);
		if (length > 0 && length <= passkeyNameMaxLength)
			renaming.mutate({ id: passkey.id, name }, { onSuccess: onClose });
	}

	return (
		<Dialog open={true} onClose={onClose} title={t("keys.renameTitle")} text={t("keys.renameText")}>
			<form noValidate onSubmit={submit} className="mt-6 grid gap-6">
				<Field
					label={t("keys.name")}
					error={isWrong ? t("keys.nameWrong", { max: passkeyNameMaxLength }) : undefined}
				>
					{(control) => (
						<input
							{...control}
							value={name}
							onChange={(event) => setName(event.target.value)}
							className={inputClass}
						/>
					)}
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<CompactButton look="quiet" onClick={onClose}>
						{t("keys.cancel")}
					</CompactButton>
					<CompactButton look="primary" type="submit" disabled={renaming.isPending}>
						{t("keys.save")}
					</CompactButton>
				</div>
			</form>
		</Dialog>
	);
}
