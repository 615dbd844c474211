import { useState } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import type { LetterPreview } from "#app/features/letters/letter-check.ts";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";

type Edition = LetterPreview["editions"][number];

const shapes = ["desktop", "phone", "text"] as const;
const colours = ["light", "dark"] as const;
type Look = { shape: (typeof shapes)[number]; colour: (typeof colours)[number] };

export function LetterPreviewPanel({ editions }: { editions: readonly Edition[] }) {
	const t = useText("admin");
	const [chosen, setChosen] = useState<string>(useLanguage());
	const shown = editions.some(({ language }) => language === chosen) ? chosen : editions[0]?.language;
	const [look, setLook] = useState<Look>({ shape: "desktop", colour: "light" });
	return (
		<Panel className="px-5 pt-1 pb-7 sm:px-7">
			<h2 className="sr-only">{t("letters.preview")}</h2>
			<Tabs
				label={t("letters.languages")}
				value={shown ?? ""}
				onChange={setChosen}
				tabs={editions.map((edition) => ({
					value: edition.language,
					label: <span lang={edition.language}>{locales[edition.language].name}</span>,
					content: (
						<>
							<div className="mb-4 flex flex-wrap gap-x-6">
								<Choice
									label={t("letters.lookLabel")}
									name={`shape-${edition.language}`}
									options={shapes}
									value={look.shape}
									onChange={(shape) => setLook({ ...look, shape })}
								/>
								{look.shape === "text" ? null : (
									<Choice
										label={t("letters.colourLabel")}
										name={`colour-${edition.language}`}
										options={colours}
										value={look.colour}
										onChange={(colour) => setLook({ ...look, colour })}
									/>
								)}
							</div>
							<Shown edition={edition} look={look} />
						</>
					),
				}))}
			/>
		</Panel>
	);
}

function Choice<Option extends Look["shape"] | Look["colour"]>(props: {
	label: string;
	name: string;
	options: readonly Option[];
	value: Option;
	onChange(chosen: Option): void;
}) {
	const t = useText("admin");
	return (
		<fieldset className="flex flex-wrap gap-x-1">
			<legend className="sr-only">{props.label}</legend>
			{props.options.map((one) => (
				<label
					key={one}
					className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-small text-ink-soft hover:text-ink has-checked:bg-sand has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2"
				>
					<input
						type="radio"
						name={props.name}
						checked={props.value === one}
						onChange={() => props.onChange(one)}
						className="sr-only"
					/>
					{t(`letters.look_${one}`)}
				</label>
			))}
		</fieldset>
	);
}

function Shown({ edition, look }: { edition: Edition; look: Look }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const kilobytes = formatCount(Math.ceil(edition.bytes / 1024), uiLanguage);
	return (
		<>
			<p className="mb-3 text-small text-ink-soft">{t("letters.size", { kilobytes })}</p>
			{look.shape === "text" ? (
				<pre
					lang={edition.language}
					className="rounded-[2px] border border-clay p-5 text-small whitespace-pre-wrap wrap-anywhere"
				>
					{edition.text}
				</pre>
			) : (
				<iframe
					// No script and no form of it runs, and its links lead nowhere.
					sandbox=""
					srcDoc={
						look.colour === "dark"
							? edition.html.replaceAll("(prefers-color-scheme: dark)", "all")
							: // Also where the machine of whoever looks is dark.
								edition.html.replaceAll("(prefers-color-scheme: dark)", "not all")
					}
					title={t("letters.frame", { language: nameOfLanguage(edition.language, uiLanguage) })}
					className={`h-[48rem] max-h-[85svh] w-full border border-clay bg-white focus:outline-2 focus:outline-offset-2 ${look.shape === "phone" ? "mx-auto max-w-[24.375rem]" : ""}`}
				/>
			)}
		</>
	);
}
