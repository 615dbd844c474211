import { useId } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { iconFiles } from "#app/site/icons/icon-files.ts";
import { signOf } from "#app/site/icons/sign.ts";
import { type Logo, logoPath } from "#app/site/logo.ts";
import { shippedLook } from "#app/site/site-look.ts";
import { useSite } from "#app/site/use-site.tsx";
import { SignIcon } from "./sign-icon.tsx";

/**
 * The icons as they will be: a browser's tab and the screen of a phone with what is made of the logo,
 * or of the name where there is none that can be made out there.
 */
export function IconPreview({ logo, accent }: { logo: Logo | null; accent: string | null }) {
	const t = useText("admin");
	const { name } = useSite();
	const title = useId();
	const brand = accent ?? shippedLook.accent.brand;
	const sign = signOf({ values: { name }, look: { accent: { brand }, logo } });
	const icon = { sign, logoAddress: logo === null || sign.logo === null ? undefined : logoPath(logo) };
	return (
		<section aria-labelledby={title} className="grid gap-2">
			<h3 id={title} className="font-sans text-small font-semibold tracking-normal">
				{t("look.icons")}
			</h3>
			<div className="grid grid-cols-2 gap-4">
				<figure className="grid grid-cols-1 content-start gap-1.5">
					<div className="flex h-24 items-end border border-clay bg-sand px-3">
						<p className="flex h-10 min-w-0 items-center gap-2 rounded-t-lg bg-white px-3 text-small">
							<SignIcon {...icon} scale={iconFiles["/favicon.svg"].scale} className="size-4 shrink-0" />
							<span className="truncate">{name}</span>
						</p>
					</div>
					<figcaption className="text-small text-ink-soft">{t("look.iconTab")}</figcaption>
				</figure>
				<figure className="grid grid-cols-1 content-start gap-1.5">
					<div className="grid h-24 content-center justify-items-center gap-1 border border-clay bg-lagoon px-3 text-paper">
						<SignIcon
							{...icon}
							scale={iconFiles["/apple-touch-icon.png"].scale}
							className="size-13 rounded-[22%]"
						/>
						<p className="max-w-full truncate text-[0.75rem] leading-tight">{name}</p>
					</div>
					<figcaption className="text-small text-ink-soft">{t("look.iconPhone")}</figcaption>
				</figure>
			</div>
			<p className="text-small text-ink-soft">{t("look.iconsLater")}</p>
		</section>
	);
}
