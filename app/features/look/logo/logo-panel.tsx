import { useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Logo } from "#app/site/logo.ts";
import { IconPreview } from "./icon-preview.tsx";
import { logoTypes, maxLogoMegabytes } from "./logo-file.ts";
import { LogoPreview } from "./logo-preview.tsx";
import { useLogoUpload } from "./use-logo-upload.ts";

type Props = {
	/** Null: the name as text. */
	logo: Logo | null;
	whiteOnDark: boolean;
	/** Null: that of a new site. */
	accent: string | null;
	/** Under which addresses lead to it. */
	id: string;
	onLogo(logo: Logo | null): void;
	onWhiteOnDark(whiteOnDark: boolean): void;
};

/** The logo: the name as text, or a drawing that is chosen or dropped here. */
export function LogoPanel({ logo, whiteOnDark, accent, id, onLogo, onWhiteOnDark }: Props) {
	const t = useText("admin");
	const input = useRef<HTMLInputElement>(null);
	const { upload, uploading, fault } = useLogoUpload(onLogo);

	function take(files: FileList | null): void {
		const [file] = files ?? [];
		if (file !== undefined) void upload(file);
	}

	return (
		<Panel id={id} title={t("look.logo")}>
			<p className="px-5 pb-5 text-small text-ink-soft sm:px-7">{t("look.logoText")}</p>
			<fieldset
				aria-label={t("look.logo")}
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault();
					take(event.dataTransfer.files);
				}}
				className="grid min-w-0 items-start gap-x-8 gap-y-7 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7"
			>
				<div className="grid content-start gap-4">
					<p className="text-small">
						{t("look.logoHint", { megabytes: maxLogoMegabytes })} {t("look.logoIcon")}
					</p>
					{fault === undefined ? null : (
						<p role="alert" className="border-l-4 border-fault bg-paper px-4 py-3 text-small">
							{fault}
						</p>
					)}
					<CompactButton
						look="quiet"
						className="justify-self-start"
						disabled={uploading}
						onClick={() => input.current?.click()}
					>
						{t(uploading ? "look.logoUploading" : logo === null ? "look.logoChoose" : "look.logoOther")}
					</CompactButton>
					<input
						ref={input}
						type="file"
						accept={logoTypes}
						aria-label={t("look.logoChoose")}
						hidden
						onChange={(event) => {
							take(event.target.files);
							// The same file can be chosen again.
							event.target.value = "";
						}}
					/>
					{logo === null || logo.isOpaque ? null : (
						<Switch
							label={t("look.whiteOnDark")}
							hint={t("look.whiteOnDarkHint")}
							checked={whiteOnDark}
							onChange={onWhiteOnDark}
						/>
					)}
					{logo === null ? null : (
						<CompactButton look="plain" className="-ml-3 justify-self-start" onClick={() => onLogo(null)}>
							{t("look.logoNone")}
						</CompactButton>
					)}
				</div>
				<div className="grid content-start gap-7">
					<LogoPreview logo={logo} whiteOnDark={whiteOnDark} />
					<IconPreview logo={logo} accent={accent} />
				</div>
			</fieldset>
		</Panel>
	);
}
