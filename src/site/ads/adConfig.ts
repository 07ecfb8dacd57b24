import { AD_DISPLAY_RATIO } from '../theme/constants';

/** What a site's advertising is made of. */
export interface AdConfig {
  /** URL of the ad network's script; null where the build names none, and then nobody is asked for ads. */
  readonly networkUrl: string | null;
  /** Share of shown ads that is reported, 0 to 1. */
  readonly displayRatio: number;
}

export const defaultAdConfig: AdConfig = {
  networkUrl: process.env.GATSBY_ADS_NETWORK_URL || null,
  displayRatio: AD_DISPLAY_RATIO,
};
