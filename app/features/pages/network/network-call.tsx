import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { JoinButton } from "./join-button.tsx";

/** The last section: join, read how membership works, or go home. */
export function NetworkCall() {
	const t = useText("network");
	const language = useLanguage();
	const ways = [
		[pages["how-it-works"], t("call.journey")],
		["/", t("call.back")],
	] as const;
	return (
		<section className="relative overflow-hidden" aria-labelledby="call">
			<div className="content relative z-1 py-section lg:grid lg:grid-cols-12 lg:gap-x-8">
				<div className="lg:col-span-8 lg:col-start-5">
					<h2 id="call" className="text-display">
						<Emphasis text={t("call.title")} />
					</h2>
					<p className="mt-6 max-w-[33rem] text-lead">{t("call.text")}</p>
					<JoinButton>{t("call.action")}</JoinButton>
					<ul className="mt-8 flex flex-wrap gap-x-8">
						{ways.map(([path, label]) => (
							<li key={path}>
								<TextLink to={localizePath(path, language)}>{label}</TextLink>
							</li>
						))}
					</ul>
				</div>
			</div>
			<DoorAjar className="absolute -right-16 bottom-0 hidden w-56 md:block lg:right-auto lg:left-[max(-5rem,calc(50vw-46rem))] lg:w-[25rem]" />
		</section>
	);
}

/** An arch whose half is open. */
function DoorAjar({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 400 480" className={className} fill="none" aria-hidden="true">
			<path d="M40 480V200a160 160 0 0 1 320 0v280" fill="#f3e9dd" />
			<path d="M200 40a160 160 0 0 1 160 160v280H200Z" fill="#f2491b" />
			<path d="M20 480V200a180 180 0 0 1 360 0v280" stroke="#e3d2bf" />
		</svg>
	);
}
