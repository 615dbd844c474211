import { groundOf, logoAir, type Sign, signArcs, signSide } from "#app/site/icons/icon-files.ts";
import { shippedLetters } from "#app/site/icons/shipped-letters.ts";
import { isShippedLetters } from "#app/site/icons/sign.ts";

/**
 * An icon as the site draws it, before it is saved: the logo, the letters or the motif on their square,
 * of which they take `scale`. Decoration only.
 */
export function SignIcon(props: {
	sign: Sign;
	logoAddress: string | undefined;
	scale: number;
	className: string;
}) {
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
