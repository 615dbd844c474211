import { useText } from "#app/i18n/text-context.tsx";
import { shippedLook } from "#app/site/site-look.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { accentColours } from "./accent.ts";

/** An accent as pages show it: a heading, a link and a button on the grounds of the site. */
export function AccentPreview({ accent }: { accent: string }) {
	const t = useText("admin");
	const { brand, ember } = accent === shippedLook.accent.brand ? shippedLook.accent : accentColours(accent);
	const colours = { "--color-brand": brand, "--color-ember": ember } as React.CSSProperties;
	return (
		<figure style={colours} className="grid gap-2">
			<figcaption className="text-small font-semibold">{t("look.preview")}</figcaption>
			<div aria-hidden="true" className="grid grid-cols-2 border border-clay">
				{["bg-paper", "bg-sand"].map((ground) => (
					<div key={ground} className={`grid content-start justify-items-start gap-4 p-4 ${ground}`}>
						<span className="label text-ember">{t("look.previewLabel")}</span>
						<span className="text-link text-small">{t("look.previewLink")}</span>
					</div>
				))}
				<div className="col-span-2 flex items-center gap-4 bg-white p-4">
					<span className={buttonClass("primary")}>{t("look.previewButton")}</span>
					<svg viewBox="0 0 60 40" className="h-12" fill="none" aria-hidden="true">
						<circle cx="20" cy="20" r="18" className="stroke-ember" />
						<circle cx="40" cy="20" r="18" className="fill-brand" />
					</svg>
				</div>
			</div>
		</figure>
	);
}
