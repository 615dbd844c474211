import { useId } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { groundOf, iconFiles, logoAir, type Sign, signArcs, signSide } from "#app/site/icons/icon-files.ts";
import { shippedLetters } from "#app/site/icons/shipped-letters.ts";
import { isShippedLetters, signOf } from "#app/site/icons/sign.ts";
import { type Logo, logoPath } from "#app/site/logo.ts";
import { shippedLook } from "#app/site/site-look.ts";
import { useSite } from "#app/site/use-site.tsx";

/** The icons as they will be, made of the logo, or of the name where it is too long for them. */
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

/** Draws an icon before it is saved: logo, letters or motif at `scale` on their square. */
function SignIcon(props: { sign: Sign; logoAddress: string | undefined; scale: number; className: string }) {
	const { sign, logoAddress, scale, className } = props;
	const inset = ((1 - scale) / 2) * signSide;
	const logoSide = signSide - 2 * logoAir;
	return (
		<svg viewBox={`0 0 ${signSide} ${signSide}`} className={className} aria-hidden="true">
			<rect width={signSide} height={signSide} fill={groundOf(sign)} />
			<g transform={`translate(${inset} ${inset}) scale(${scale})`}>
				{logoAddress === undefined ? (
					<Letters letters={sign.letters} />
				) : (
					<image href={logoAddress} x={logoAir} y={logoAir} width={logoSide} height={logoSide} />
				)}
			</g>
		</svg>
	);
}

function Letters({ letters }: { letters: string }) {
	if (isShippedLetters(letters)) return <path d={shippedLetters} fill="#fff" />;
	if (letters !== "") {
		return (
			<text
				x={signSide / 2 - 1}
				y={signSide / 2 - 4}
				fill="#fff"
				fontSize={44}
				textAnchor="middle"
				dominantBaseline="central"
				className="font-serif italic"
			>
				{letters}
			</text>
		);
	}
	const { x, y, radius, stroke } = signArcs;
	return (
		<g fill="none" stroke="#fff" strokeWidth={stroke}>
			{x.map((middle) => (
				<circle key={middle} cx={middle} cy={y} r={radius} />
			))}
		</g>
	);
}
