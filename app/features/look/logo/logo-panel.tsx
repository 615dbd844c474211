import { useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { sendForm } from "#app/api-client/client.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Logo, logoPath, maxLogoBytes, maxLogoMegabytes } from "#app/site/logo.ts";
import { useSite } from "#app/site/use-site.tsx";
import { IconPreview } from "./icon-preview.tsx";

type Props = {
	/** Null: the name as text. */
	logo: Logo | null;
	whiteOnDark: boolean;
	/** Null: that of a new site. */
	accent: string | null;
	id: string;
	onLogo(logo: Logo | null): void;
	onWhiteOnDark(whiteOnDark: boolean): void;
};

/** The logo: the name as text, or a drawing that is chosen or dropped here. */
export function LogoPanel({ logo, whiteOnDark, accent, id, onLogo, onWhiteOnDark }: Props) {
	const t = useText("admin");
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
					<LogoFile {...{ fault, uploading, onFiles: take }} isNew={logo === null} />
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

/** Chooses the file of a logo, and says why one was refused. */
function LogoFile(props: {
	isNew: boolean;
	uploading: boolean;
	fault: string | undefined;
	onFiles(files: FileList | null): void;
}) {
	const { isNew, uploading, fault } = props;
	const t = useText("admin");
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
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
				{t(uploading ? "look.logoUploading" : isNew ? "look.logoChoose" : "look.logoOther")}
			</CompactButton>
			<input
				ref={input}
				type="file"
				accept=".svg,.png,image/svg+xml,image/png"
				aria-label={t("look.logoChoose")}
				hidden
				onChange={(event) => {
					props.onFiles(event.target.files);
					// The same file can be chosen again.
					event.target.value = "";
				}}
			/>
		</>
	);
}

/** The logo on the white of the bar and the dark of the foot, or the name where there is none. */
function LogoPreview({ logo, whiteOnDark }: { logo: Logo | null; whiteOnDark: boolean }) {
	const t = useText("admin");
	const { name } = useSite();
	const isWhite = whiteOnDark && logo?.isOpaque === false;
	const onDark = isWhite ? "brightness-0 invert" : "";
	return (
		<figure className="grid gap-2">
			<figcaption className="text-small font-semibold">{t("look.preview")}</figcaption>
			<div className="border border-clay">
				{[
					{ ground: "bg-white text-ink", filter: "" },
					{ ground: "bg-lagoon text-paper", filter: onDark },
				].map(({ ground, filter }) => (
					<div key={ground} className={`flex h-24 items-center px-5 ${ground}`}>
						{logo === null ? (
							// No wordmark: the logo that is saved takes the place of that.
							<span className="font-serif text-[1.7rem] leading-none italic">{name}</span>
						) : (
							<img
								src={logoPath(logo)}
								alt={name}
								width={logo.width}
								height={logo.height}
								className={`h-11 w-auto max-w-full object-contain object-left ${filter}`}
							/>
						)}
					</div>
				))}
			</div>
		</figure>
	);
}

function useLogoUpload(onStored: (logo: Logo) => void) {
	const t = useText("admin");
	const [uploading, setUploading] = useState(false);
	const [fault, setFault] = useState<string>();
	const leaving = useRef<AbortController>(undefined);
	useEffect(() => () => leaving.current?.abort(), []);

	async function upload(file: File): Promise<void> {
		if (uploading) return;
		if (file.size > maxLogoBytes) return setFault(t("look.logoLarge", { megabytes: maxLogoMegabytes }));
		setFault(undefined);
		setUploading(true);
		const controller = new AbortController();
		leaving.current = controller;
		const form = new FormData();
		form.append("logo", file);
		try {
			await sendForm<Logo>("/api/admin/look/logo", form, onStored, controller.signal);
		} catch (error) {
			if (!controller.signal.aborted && !isSignedOut(error)) setFault(reasonOf(error));
		} finally {
			setUploading(false);
		}
	}

	function reasonOf(error: unknown): string {
		if (!(error instanceof ApiError)) return t("look.logoFailed");
		return error.unreachable ? t("common.offline") : (error.serverMessage ?? t("look.logoFailed"));
	}

	return { upload, uploading, fault };
}
