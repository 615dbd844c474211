import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { ImportConsentPanel } from "./import-consent-panel.tsx";
import { ImportFile } from "./import-file.tsx";
import { ImportMapping } from "./import-mapping.tsx";
import { ImportFigures, LeftOutLines } from "./import-outcome.tsx";
import { useSubscriberImport } from "./use-subscriber-import.ts";

export const meta = adminTitle((text) => text.imports.title);

/** A file of readers: looked at first, with every line that is left out, then imported whole. */
export default function ImportSubscribersScreen() {
	const t = useText("admin");
	const language = useLanguage();
	const { file, options, step, progress, choose, change, confirm, cancel } = useSubscriberImport({
		language,
	});
	const result = useRef<HTMLHeadingElement>(null);
	const isImported = step.kind === "imported";
	useEffect(() => {
		if (isImported) result.current?.focus();
	}, [isImported]);

	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("imports.title")}>
				<Link to="/admin/subscribers" className={compactClass("quiet")}>
					{t("imports.back")}
				</Link>
			</ScreenHead>
			{step.kind === "imported" ? (
				<Panel>
					<div className="grid gap-5 px-5 py-6 sm:px-7">
						<h2 ref={result} tabIndex={-1} className="text-heading">
							{t("imports.done")}
						</h2>
						<ImportFigures outcome={step.outcome} isDone />
						<LeftOutLines leftOut={step.outcome.leftOut} />
						<Link to="/admin/subscribers" className={`${compactClass("primary")} justify-self-start`}>
							{t("imports.back")}
						</Link>
					</div>
				</Panel>
			) : (
				<div className="grid gap-6">
					<p className="max-w-[44rem] text-ink-soft">{t("imports.intro")}</p>
					<ImportFile
						file={file}
						progress={progress}
						unreadable={step.kind === "choosing" ? step.unreadable : undefined}
						onFile={choose}
						onCancel={cancel}
					/>
					{step.kind === "previewed" ? (
						<>
							<ImportMapping preview={step.preview} options={options} onChange={change} />
							<Panel title={t("imports.whatHappens")}>
								<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
									<ImportFigures outcome={step.preview} />
									<LeftOutLines leftOut={step.preview.leftOut} />
								</div>
							</Panel>
							<ImportConsentPanel
								outcome={step.preview}
								isBusy={progress !== undefined}
								onConfirm={confirm}
							/>
						</>
					) : null}
				</div>
			)}
		</div>
	);
}
