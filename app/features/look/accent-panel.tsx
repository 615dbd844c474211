import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { shippedLook } from "#app/site/site-look.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { accentColours, contrastOf, mayBeAccent, nearestAccent } from "./accent.ts";
import { readHex } from "./stored-look.ts";

const shipped = shippedLook.accent.brand;

type Props = {
	/** Null: that of a new site. */
	accent: string | null;
	onChange(accent: string | null): void;
	onUnfit(isUnfit: boolean): void;
};

/** The accent: picked or typed, looked at, and told at once where it would be hard to see. */
export function AccentPanel({ accent, onChange, onUnfit }: Props) {
	const t = useText("admin");
	const { tag } = locales[useLanguage()];
	const [typed, setTyped] = useState(accent ?? shipped);
	const colour = readHex(typed);
	const contrast = colour === undefined ? 0 : contrastOf(colour);
	const isStrong = colour !== undefined && mayBeAccent(colour);
	// Never rounded up to what would be enough.
	const shownContrast = (Math.floor(contrast * 10) / 10).toLocaleString(tag);

	function take(text: string): void {
		setTyped(text);
		const chosen = readHex(text);
		const isFit = chosen !== undefined && mayBeAccent(chosen);
		onUnfit(!isFit);
		if (isFit) onChange(chosen === shipped ? null : chosen);
	}

	const error =
		colour === undefined
			? t("look.notColour")
			: isStrong
				? undefined
				: t("look.faint", { contrast: shownContrast });
	return (
		<Panel title={t("look.accent")}>
			<p className="px-5 pb-5 text-small text-ink-soft sm:px-7">{t("look.accentText")}</p>
			<div className="grid items-start gap-x-8 gap-y-7 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7">
				<div className="grid gap-5">
					<div className="flex items-start gap-4">
						<ColourPicker value={colour ?? accent ?? shipped} onChange={take} />
						<div className="min-w-0 flex-1">
							<Field
								label={t("look.code")}
								hint={isStrong ? t("look.strong", { contrast: shownContrast }) : t("look.codeHint")}
								error={error}
							>
								{(control) => (
									<input
										{...control}
										value={typed}
										onChange={(event) => take(event.target.value)}
										spellCheck={false}
										autoComplete="off"
										maxLength={20}
										className={`${inputClass} max-w-40 tabular-nums`}
									/>
								)}
							</Field>
						</div>
					</div>
					{colour === undefined || isStrong ? null : <Nearest colour={nearestAccent(colour)} onTake={take} />}
					{typed.trim() === shipped ? null : (
						<CompactButton look="plain" className="-ml-3 justify-self-start" onClick={() => take(shipped)}>
							{t("look.shipped")}
						</CompactButton>
					)}
				</div>
				<AccentPreview accent={accent ?? shipped} />
			</div>
		</Panel>
	);
}

function ColourPicker({ value, onChange }: { value: string; onChange(colour: string): void }) {
	const t = useText("admin");
	const id = useId();
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="text-small font-semibold">
				{t("look.pick")}
			</label>
			<input
				id={id}
				type="color"
				value={value}
				onChange={(event) => onChange(event.target.value)}
				className="h-11 w-20 cursor-pointer rounded-[2px] border border-ink/35 bg-white p-1"
			/>
		</div>
	);
}

function Nearest({ colour, onTake }: { colour: string; onTake(colour: string): void }) {
	const t = useText("admin");
	return (
		<CompactButton look="quiet" className="justify-self-start" onClick={() => onTake(colour)}>
			<span aria-hidden="true" className="size-5 shrink-0 rounded-full" style={{ backgroundColor: colour }} />
			{t("look.takeNearest", { colour })}
		</CompactButton>
	);
}

/** An accent as pages show it: a heading, a link and a button on the grounds of the site. */
function AccentPreview({ accent }: { accent: string }) {
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
