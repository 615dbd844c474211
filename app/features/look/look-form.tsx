import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { useFieldOfAddress } from "#app/admin-ui/use-field-of-address.ts";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { ChangesNotice } from "#app/content/drafts/changes-notice.tsx";
import { useStoredChanges } from "#app/content/drafts/use-stored-changes.ts";
import { ConflictDialog } from "#app/content/editing/conflict-dialog.tsx";
import { differences } from "#app/content/editing/three-way-merge.ts";
import { useContentSaving } from "#app/content/editing/use-content-saving.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import type { ReturnState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { shippedLook } from "#app/site/site-look.ts";
import { accentColours } from "./accent.ts";
import { AccentPanel } from "./accent-panel.tsx";
import { LogoPanel } from "./logo/logo-panel.tsx";
import { lookQuery, saveLook } from "./look.query.ts";
import { choicesOf, conflictFields, draftOf, type LookDraft, mergedLook } from "./look-draft.ts";
import { PhotographsPanel } from "./photographs-panel.tsx";
import { SharePanel } from "./share-panel.tsx";
import { anchorOfLook, type StoredLook, typedLook } from "./stored-look.ts";

/** All that is chosen of the look: it is saved together, and is on the website in one moment. */
export function LookForm({ stored }: { stored: StoredLook }) {
	const t = useText("admin");
	const form = useForm<LookDraft>({ defaultValues: draftOf(stored.look) });
	const saved = useRef(draftOf(stored.look));
	const version = useRef<number | null>(stored.version);
	const draft = form.watch();
	const look = choicesOf(draft);
	const [logo, setLogo] = useState(stored.logo);
	/** What stands in a field and is no choice yet. */
	const [isUnfit, setUnfit] = useState(false);
	const isChanged = () => differences(saved.current, form.getValues()).length > 0;
	const kept = useStoredChanges({
		name: "look",
		schema: typedLook,
		read: () => (isChanged() ? { look, base: choicesOf(saved.current), logo } : undefined),
		take: (typed) => {
			change(mergedLook(typed.look, typed.base, saved.current));
			setUnfit(false);
			if (typed.look.logo !== typed.base.logo) setLogo(typed.logo);
		},
		resumed: (useLocation().state as ReturnState | null)?.resumed === true,
	});
	const saving = useContentSaving<LookDraft, StoredLook>({
		form,
		saved,
		version,
		draftOf: ({ look: choices }) => draftOf(choices),
		send: (sent) => saveLook({ look: choicesOf(sent), version: version.current ?? stored.version }),
		notices: {
			refreshes: [lookQuery.queryKey],
			done: { title: t("look.saved"), description: t("look.savedText") },
			failed: { title: t("look.saveFailed") },
			kept: t("look.notSaved"),
		},
		onMerged: showLogo,
		onSaved: (answer) => {
			wearAccent(answer.look.accent);
			showLogo(answer);
			kept.markSaved();
		},
	});
	const isDirty = isUnfit || isChanged();
	useFieldOfAddress();

	function change(changed: Partial<LookDraft>): void {
		for (const [name, value] of Object.entries(changed)) form.setValue(name as keyof LookDraft, value);
		kept.noteChange();
	}

	function showLogo(current: StoredLook): void {
		if (form.getValues("logo") === current.look.logo) setLogo(current.logo);
	}

	/** The form shows what is saved. */
	function reset(): void {
		kept.close();
		form.reset(saved.current);
	}

	const showValue = (value: unknown, path: string) => {
		if (path === "whiteOnDark") return t(value ? "look.whiteOnDarkHint" : "conflict.empty");
		if (typeof value !== "string" || path === "accent" || path === "logo") return undefined;
		return <MediaPicture url={imageUrlOf(value)} alt="" sizes="160px" className="w-40" />;
	};

	return (
		<>
			<ChangesNotice {...kept} />
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
					if (wrong === null) void saving.save(form.getValues());
					else wrong.focus();
				}}
				className="grid gap-6"
			>
				<AccentPanel
					// What comes back, and what is saved, stands in the field too.
					key={`${saved.current.accent} ${version.current} ${kept.restorations}`}
					accent={look.accent}
					onChange={(accent) => change({ accent })}
					onUnfit={setUnfit}
				/>
				<LogoPanel
					id={anchorOfLook("logo")}
					logo={logo}
					whiteOnDark={look.whiteOnDark}
					accent={look.accent}
					onLogo={(chosen) => {
						setLogo(chosen);
						change({ logo: chosen?.hash ?? null });
					}}
					onWhiteOnDark={(whiteOnDark) => change({ whiteOnDark })}
				/>
				<SharePanel picture={look.sharePicture} onChange={(sharePicture) => change({ sharePicture })} />
				<PhotographsPanel
					photographs={look.photographs}
					onChange={(photographs) => change(draftOf({ ...look, photographs }))}
				/>
				<div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-clay bg-sand px-4 py-3 sm:mx-0 sm:px-0">
					<p role="status" className="min-h-6 flex-1 basis-60 text-small">
						{saving.saveError === undefined
							? isDirty && t("look.unsaved")
							: `${t("look.notSaved")} ${saving.saveError}`}
					</p>
					<CompactButton look="primary" type="submit" disabled={saving.saving}>
						{t(saving.saving ? "look.saving" : "look.save")}
					</CompactButton>
				</div>
			</form>
			<ConflictDialog saving={saving} fields={conflictFields} isKept={false} show={showValue} />
			<LeaveGuard
				isUnsaved={() => isDirty && isSignedIn()}
				onLeave={reset}
				title={t("look.leaveTitle")}
				text={t("look.leaveText")}
				stay={t("look.stay")}
				leave={t("look.leave")}
			/>
		</>
	);
}

/** Gives this page the accent that the next one has from the server. */
function wearAccent(accent: string | null): void {
	const { brand, ember } = accent === null ? shippedLook.accent : accentColours(accent);
	const { style } = document.documentElement;
	style.setProperty("--color-brand", brand);
	style.setProperty("--color-ember", ember);
}
