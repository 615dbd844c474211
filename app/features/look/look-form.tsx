import { useState } from "react";
import { useLocation } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { useFieldOfAddress } from "#app/admin-ui/use-field-of-address.ts";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { ChangesNotice } from "#app/content/drafts/changes-notice.tsx";
import { useStoredChanges } from "#app/content/drafts/use-stored-changes.ts";
import type { ReturnState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { AccentPanel } from "./accent-panel.tsx";
import { LogoPanel } from "./logo/logo-panel.tsx";
import { changesOf, mergedLook } from "./look-changes.ts";
import { PhotographsPanel } from "./photographs-panel.tsx";
import { SharePanel } from "./share-panel.tsx";
import { anchorOfLook, type LookChoices, type StoredLook, typedLook } from "./stored-look.ts";
import { useLookSaving } from "./use-look-saving.ts";

/** All that is chosen of the look: it is saved together, and is on the website in one moment. */
export function LookForm({ stored }: { stored: StoredLook }) {
	const t = useText("admin");
	const [base, setBase] = useState(stored.look);
	const [look, setLook] = useState(stored.look);
	const [logo, setLogo] = useState(stored.logo);
	/** What stands in a field and is no choice yet. */
	const [isUnfit, setUnfit] = useState(false);
	const kept = useStoredChanges({
		name: "look",
		schema: typedLook,
		read: () => (Object.keys(changesOf(look, base)).length === 0 ? undefined : { look, base, logo }),
		take: (typed) => {
			setLook(mergedLook(typed.look, typed.base, base));
			setUnfit(false);
			if (typed.look.logo !== typed.base.logo) setLogo(typed.logo);
		},
		resumed: (useLocation().state as ReturnState | null)?.resumed === true,
	});
	const { save, saving, notice } = useLookSaving(stored.version, {
		onSaved: (saved) => {
			setBase(saved.look);
			setLook(saved.look);
			setLogo(saved.logo);
			kept.markSaved();
		},
		onStale: (current) => {
			if (look.logo === base.logo) setLogo(current.logo);
			setLook(mergedLook(look, base, current.look));
			setBase(current.look);
		},
	});
	const isDirty = isUnfit || Object.keys(changesOf(look, base)).length > 0;
	useFieldOfAddress();
	const change = (changed: Partial<LookChoices>) => {
		setLook((now) => ({ ...now, ...changed }));
		kept.noteChange();
	};

	return (
		<>
			<ChangesNotice {...kept} />
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
					if (wrong === null) save(look);
					else wrong.focus();
				}}
				className="grid gap-6"
			>
				<AccentPanel
					// What comes back, and what is saved, stands in the field too.
					key={`${base.accent} ${kept.restorations}`}
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
					onChange={(photographs) => change({ photographs })}
				/>
				<div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-clay bg-sand px-4 py-3 sm:mx-0 sm:px-0">
					<p role="status" className="min-h-6 flex-1 basis-60 text-small">
						{notice ?? (isDirty ? t("look.unsaved") : null)}
					</p>
					<CompactButton look="primary" type="submit" disabled={saving}>
						{t(saving ? "look.saving" : "look.save")}
					</CompactButton>
				</div>
			</form>
			<LeaveGuard
				isUnsaved={() => isDirty && isSignedIn()}
				onLeave={() => {
					kept.close();
					setLook(base);
				}}
				title={t("look.leaveTitle")}
				text={t("look.leaveText")}
				stay={t("look.stay")}
				leave={t("look.leave")}
			/>
		</>
	);
}
