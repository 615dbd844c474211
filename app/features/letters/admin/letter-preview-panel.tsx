import { useState } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import type { LetterPreview } from "#app/features/letters/letter-check.ts";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";

type Edition = LetterPreview["editions"][number];

const looks = ["desktop", "phone", "dark", "text"] as const;
type Look = (typeof looks)[number];

/** The mails in every language, as readers will have them. */
export function LetterPreviewPanel({ editions }: { editions: readonly Edition[] }) {
	const t = useText("admin");
	const [chosen, setChosen] = useState<string>(editions[0]?.language ?? "");
	const shown = editions.some(({ language }) => language === chosen) ? chosen : editions[0]?.language;
	const [look, setLook] = useState<Look>("desktop");
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
							<LookChoice look={look} onLook={setLook} name={`look-${edition.language}`} />
							<Shown edition={edition} look={look} />
						</>
					),
				}))}
			/>
		</Panel>
	);
}

function LookChoice({ look, onLook, name }: { look: Look; onLook(look: Look): void; name: string }) {
	const t = useText("admin");
	return (
		<fieldset className="mb-4 flex flex-wrap gap-x-1">
			<legend className="sr-only">{t("letters.lookLabel")}</legend>
			{looks.map((one) => (
				<label
					key={one}
					className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-small text-ink-soft hover:text-ink has-checked:bg-sand has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2"
				>
					<input
						type="radio"
						name={name}
						checked={look === one}
						onChange={() => onLook(one)}
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
			{look === "text" ? (
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
						look === "dark" ? edition.html.replaceAll("(prefers-color-scheme: dark)", "all") : edition.html
					}
					title={t("letters.frame", { language: nameOfLanguage(edition.language, uiLanguage) })}
					className={`h-[48rem] max-h-[85svh] w-full border border-clay bg-white ${look === "phone" ? "mx-auto max-w-[24.375rem]" : ""}`}
				/>
			)}
		</>
	);
}
