import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { useFieldOfAddress } from "#app/admin-ui/focus.ts";
import { FormFoot } from "#app/admin-ui/form-foot.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { LogoPanel } from "#app/features/look/logo/logo-panel.tsx";
import { ImagePicker } from "#app/features/media/choosing/image-picker.tsx";
import { LibraryPicture } from "#app/features/media/choosing/library-picture.tsx";
import { imageUrlOf } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { shareImagePath } from "#app/metadata/public-pages.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type Logo, logoPath } from "#app/site/logo.ts";
import { shippedLook } from "#app/site/site-look.ts";
import { accentColours } from "./accent.ts";
import { AccentPanel } from "./accent-panel.tsx";
import { lookQuery, saveLook } from "./look.query.ts";
import { choicesOf, conflictFields, draftOf, type LookDraft, lookKind } from "./look-draft.ts";
import { PhotographsPanel } from "./photographs-panel.tsx";
import { anchorOfLook, type StoredLook } from "./stored-look.ts";

export const meta = adminTitle((text) => text.look.title);

export default function LookScreen() {
	const t = useText("admin");
	const look = useQuery({ ...lookQuery, refetchOnWindowFocus: false });
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("look.title")}>
				<Link to={adminPaths.facts} prefetch="intent" className={compactClass("quiet")}>
					{t("facts.title")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-[44rem] text-ink-soft">{t("look.intro")}</p>
			<QueryPanel query={look} rows={3} height="h-40" title={t("look.fetchFailed")}>
				{(stored) => <LookForm stored={stored} />}
			</QueryPanel>
		</div>
	);
}

/** All that is chosen of the look: it is saved together, and is on the website in one moment. */
function LookForm({ stored }: { stored: StoredLook }) {
	/** True while a field holds something that cannot be saved. */
	const [isUnfit, setUnfit] = useState(false);
	const content = useLookForm(stored);
	const { form, recovery } = content;
	const draft = form.watch();
	const look = choicesOf(draft);
	const showValue = useLookValue();
	useFieldOfAddress();

	function change(changed: Partial<LookDraft>): void {
		for (const [name, value] of Object.entries(changed)) form.setValue(name as keyof LookDraft, value);
	}

	return (
		<ContentForm
			content={{ ...content, isUnsaved: () => content.isUnsaved() || (isUnfit && isSignedIn()) }}
			conflict={{ fields: conflictFields, isKept: true, show: showValue }}
		>
			<DraftNotices recovery={recovery} />
			<form
				noValidate
				onSubmit={(event) => {
					const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
					if (wrong === null) return void content.submit(event);
					event.preventDefault();
					wrong.focus();
				}}
				className="grid gap-6"
			>
				<AccentPanel
					// What comes back, and what is saved, stands in the field too.
					key={`${content.saved.current.accent} ${content.version.current} ${recovery.restored}`}
					accent={look.accent}
					onChange={(accent) => change({ accent })}
					onUnfit={setUnfit}
				/>
				<LogoPanel
					id={anchorOfLook("logo")}
					logo={draft.logo}
					whiteOnDark={look.whiteOnDark}
					accent={look.accent}
					onLogo={(logo) => change({ logo })}
					onWhiteOnDark={(whiteOnDark) => change({ whiteOnDark })}
				/>
				<SharePanel picture={look.sharePicture} onChange={(sharePicture) => change({ sharePicture })} />
				<PhotographsPanel
					photographs={look.photographs}
					onChange={(photographs) => change(draftOf({ look: { ...look, photographs }, logo: draft.logo }))}
				/>
				<LookSaveBar saving={content.saving} isDirty={isUnfit || content.isChanged()} />
			</form>
		</ContentForm>
	);
}

function useLookForm(stored: StoredLook) {
	const t = useText("admin");
	return useContentForm<LookDraft, StoredLook>({
		kind: lookKind,
		id: "site",
		initial: draftOf(stored),
		version: stored.version,
		draftOf,
		send: (sent, { version }) => saveLook({ look: choicesOf(sent), version }),
		notices: {
			refreshes: [lookQuery.queryKey],
			done: { title: t("look.saved"), description: t("look.savedText") },
			failed: { title: t("look.saveFailed") },
			kept: t("look.notSaved"),
		},
		onSaved: ({ look: { accent } }) => wearAccent(accent),
	});
}

/** Shows a value of the look in a conflict; undefined for a text, which is shown as it is. */
function useLookValue(): (value: unknown, path: string) => ReactNode {
	const t = useText("admin");
	return (value, path) => {
		if (path === "whiteOnDark") return t(value ? "look.whiteOnDarkHint" : "conflict.empty");
		if (path === "logo" && value !== null)
			return <img src={logoPath(value as Logo)} alt="" className="h-11" />;
		if (typeof value !== "string" || path === "accent") return undefined;
		return <MediaPicture url={imageUrlOf(value)} alt="" sizes="160px" className="w-40" />;
	};
}

function LookSaveBar({
	saving,
	isDirty,
}: Pick<ReturnType<typeof useLookForm>, "saving"> & { isDirty: boolean }) {
	const t = useText("admin");
	return (
		<FormFoot
			outcome={
				saving.saveError === undefined
					? isDirty && t("look.unsaved")
					: `${t("look.notSaved")} ${saving.saveError}`
			}
		>
			<CompactButton look="primary" type="submit" disabled={saving.saving}>
				{t(saving.saving ? "look.saving" : "look.save")}
			</CompactButton>
		</FormFoot>
	);
}

/** Gives this page the accent that the next one has from the server. */
function wearAccent(accent: string | null): void {
	const { brand, ember } = accent === null ? shippedLook.accent : accentColours(accent);
	const { style } = document.documentElement;
	style.setProperty("--color-brand", brand);
	style.setProperty("--color-ember", ember);
}

type Props = {
	/** The hash of an image of the library; null: the drawn picture of each page. */
	picture: string | null;
	onChange(picture: string | null): void;
};

/** The picture of shared links: drawn for each page, or one photograph for all. */
function SharePanel({ picture, onChange }: Props) {
	const t = useText("admin");
	const drawn = shareImagePath(localizePath("/", useLanguage()));
	const shape = "aspect-[1200/630] w-full border border-clay object-cover";
	return (
		<Panel id={anchorOfLook("sharePicture")} title={t("look.share")}>
			<p className="px-5 pb-5 text-small text-ink-soft sm:px-7">{t("look.shareText")}</p>
			<div className="grid items-start gap-x-8 gap-y-7 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7">
				<div className="grid content-start justify-items-start gap-2">
					<p className="text-small">{t(picture === null ? "look.shareDrawn" : "look.shareChosen")}</p>
					<div className="-ml-3 grid justify-items-start">
						<ImagePicker onChoose={({ hash }) => onChange(hash)} />
						{picture === null ? null : (
							<CompactButton look="plain" className="text-left text-small" onClick={() => onChange(null)}>
								{t("look.shareNone")}
							</CompactButton>
						)}
					</div>
				</div>
				{picture === null ? (
					<img src={drawn} alt={t("look.shareAlt")} width={1200} height={630} className={shape} />
				) : (
					<LibraryPicture
						url={imageUrlOf(picture)}
						alt={t("look.shareAlt")}
						sizes="30rem"
						className={shape}
					/>
				)}
			</div>
		</Panel>
	);
}
