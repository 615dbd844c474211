const area = `filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"`;

// Dust is confined to the box of what it covers: turbulence is paid by the pixel.
const fit = `x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"`;

/**
 * Filters that every picture shares: dust, lift, glow, and the grain and wash of the paper.
 * Lift is spelled out because librsvg computes feDropShadow in linear light, which bands dark gradients.
 */
export const filters = (seed: number): string =>
	`<filter id="dust" ${fit}><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="noise"/><feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/><feComponentTransfer result="dots"><feFuncA type="linear" slope="3"/></feComponentTransfer><feComposite in="SourceGraphic" in2="dots" operator="in"/></filter>` +
	`<filter id="lift" ${area}><feGaussianBlur in="SourceAlpha" stdDeviation="20"/><feOffset dx="10" dy="16" result="far"/><feFlood flood-color="#2a0f08" flood-opacity=".3"/><feComposite in2="far" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
	`<filter id="glow" ${area}><feGaussianBlur stdDeviation="46"/></filter>` +
	`<filter id="grain" ${area}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed + 1}"/><feColorMatrix values="1.8 0 0 0 -.4 1.8 0 0 0 -.4 1.8 0 0 0 -.4 0 0 0 0 1"/></filter>` +
	`<filter id="wash" ${area}><feTurbulence type="fractalNoise" baseFrequency=".004 .007" numOctaves="2" seed="${seed + 2}"/><feColorMatrix values="2 0 0 0 -.5 2 0 0 0 -.5 2 0 0 0 -.5 0 0 0 0 1"/></filter>`;
